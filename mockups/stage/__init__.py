"""What every scene is built with: `from stage import *` gives camera and lamps, shapes, materials and the passes."""
import math, random
import bpy
from mathutils import Vector
from .drape import Draped
from .materials import *
from .passes import render_all
from .shapes import *
from .studio import *
