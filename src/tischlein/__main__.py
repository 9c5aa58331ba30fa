"""`python -m tischlein` is the command `tischlein`."""

from tischlein.cli import main

if __name__ == "__main__":
    main()
