"""Imports every module of a package, and prints their number; `python import_all.py sanguine`."""

import importlib
import pkgutil
import sys

(name,) = sys.argv[1:]
package = importlib.import_module(name)
modules = [module.name for module in pkgutil.walk_packages(package.__path__, f"{name}.")]
for module in modules:
    importlib.import_module(module)
print(len(modules))
