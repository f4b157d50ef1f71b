// Packs a folder of Python modules for the engine, by the very Python that will run them: node pack.mjs FOLDER ZIP
// Modules are compiled, for that takes long in a browser.
import { writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const [folder, zip] = process.argv.slice(2)
const py = await loadPyodide()
py.FS.mkdirTree('/code')
py.FS.mount(py.FS.filesystems.NODEFS, { root: folder }, '/code')
py.runPython(`
import pathlib, py_compile, zipfile
mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
AS_THEY_ARE = ("/anyio/", "/migrations/")  # whose source is read where they run
for file in sorted(pathlib.Path("/code").rglob("*.py")):
    if not any(part in str(file) for part in AS_THEY_ARE):
        plain = 0 if "/code/deskovka/" in str(file) else 2  # nobody reads the docstrings of others' modules
        name = str(file.relative_to("/code"))
        py_compile.compile(file, f"{file}c", name, doraise=True, optimize=plain, invalidation_mode=mode)
        file.unlink()
with zipfile.ZipFile("/tmp/packed.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for file in sorted(pathlib.Path("/code").rglob("*")):
        if file.is_file():
            name = zipfile.ZipInfo(str(file.relative_to("/code")))  # of 1980, so that the same makes the same
            packed.writestr(name, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
`)
writeFileSync(zip, py.FS.readFile('/tmp/packed.zip'))
