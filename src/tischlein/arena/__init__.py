"""Many games at once: simulations with statistics, and measurements of speed."""
