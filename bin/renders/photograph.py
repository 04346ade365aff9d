"""Run by Blender for one picture of the manifest: `blender -b --python-exit-code 1 --python photograph.py -- NAME FOLDER [SCALE SAMPLES]`."""
import importlib
import json
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from kit.photograph import photograph
from kit.scene import empty_scene

name, folder, *preview = sys.argv[sys.argv.index('--') + 1 :]

with open(os.path.join(HERE, 'manifest.json')) as file:
    picture = json.load(file)[name]

size, samples = picture['size'], picture['samples']

if preview:
    size, samples = [round(float(preview[0]) * side) for side in size], int(preview[1])

empty_scene()
film = importlib.import_module(f"subjects.{picture['scene']}").scene(**picture.get('options', {}))
photograph(name, folder, size, samples, **(film or {}))
