ask = How many stones do you take?
take = Take { $count }
took = { $player } took { $count }
over = The heap is gone.
term-stones = stones
