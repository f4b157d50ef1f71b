"""python -m deskovka.cli"""

import sys

from deskovka.cli import main

sys.exit(main())
