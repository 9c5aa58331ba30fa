"""Which tests cover which rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.cli.coverage import covered_ids, folder_of_tests


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def test_finds_marks_on_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    write(
        tests,
        "deep/test_one.py",
        """
import pytest
from pytest import mark

@pytest.mark.rule("A-1", "A-2")
def test_function(): ...

@mark.rule("A-1")
@pytest.mark.slow
async def test_later(): ...

@pytest.mark.rule("A-3")
class TestClass:
    pytestmark = [pytest.mark.rule("A-4"), pytest.mark.slow]

    def test_inside(self): ...

    @pytest.mark.rule("A-5")
    def test_more(self): ...

    def helper(self): ...

@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("A-6"))])
def test_parameters(x): ...

@pytest.mark.rule("A-7")
def helper(): ...
""",
    )
    write(tests, "test_two.py", "import pytest\npytestmark = pytest.mark.rule('A-8')\ndef test_a(): ...\ndef test_b(): ...\n")
    write(tests, "support.py", "import pytest\n@pytest.mark.rule('A-9')\ndef test_nobody_runs(): ...\n")
    one = "tests/deep/test_one.py"
    assert covered_ids(tests) == {
        "A-1": [f"{one}::test_function", f"{one}::test_later"],
        "A-2": [f"{one}::test_function"],
        "A-3": [f"{one}::TestClass::test_inside", f"{one}::TestClass::test_more"],
        "A-4": [f"{one}::TestClass::test_inside", f"{one}::TestClass::test_more"],
        "A-5": [f"{one}::TestClass::test_more"],
        "A-6": [f"{one}::test_parameters"],
        "A-8": ["tests/test_two.py::test_a", "tests/test_two.py::test_b"],
    }


def test_other_marks_and_words_in_texts_do_not_count(tmp_path: Path) -> None:
    write(
        tmp_path,
        "test_x.py",
        'import pytest\n@pytest.mark.ruler("A-1")\ndef test_a():\n    "pytest.mark.rule(\'A-2\')"\n    other.rule("A-3")\n',
    )
    assert covered_ids(tmp_path) == {}


def test_a_broken_test_file_is_not_passed_over(tmp_path: Path) -> None:
    write(tmp_path, "test_x.py", "def test_a(:\n")
    with pytest.raises(SyntaxError):
        covered_ids(tmp_path)


def test_the_tests_lie_in_a_source_checkout_only(tmp_path: Path) -> None:
    checkout, elsewhere = tmp_path / "checkout", tmp_path / "elsewhere"
    (checkout / "src" / "tischlein").mkdir(parents=True)
    (checkout / "tests").mkdir()
    (elsewhere / "tests").mkdir(parents=True)
    installed = tmp_path / "lib" / "site-packages" / "tischlein"
    assert folder_of_tests(checkout / "src" / "tischlein", elsewhere) == checkout / "tests"
    assert folder_of_tests(installed, checkout) == checkout / "tests"
    assert folder_of_tests(installed, elsewhere) is None
