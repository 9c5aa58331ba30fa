ask = How many stones do you take?
take = Take { $count }
took = { $player } took { $count }
over = The heap is gone.
term-stones = stones
category-stones = Stones
section-turn = The turn
section-odd_things = Odd things
