"""Everything that a model or a subject needs: `from kit import *`."""
import math
import random

import bpy
from mathutils import Vector

from .cameras import *
from .geometry import *
from .lights import *
from .materials import *
from .scene import *
