"""Shop sign by day: painted timber front in the sun, the street mirrored in its panes."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage.shop_front import shop_front

shop_front(False, {
    "name": "shop-sign-day", "aspect": 4.2667, "art": [.08, .14, .92, .86], "mode": "letters",
    "relief": {"depth": .026, "blur": .010, "strength": .66, "side": -.5}, "ground": "#f4efe4", "takesBackground": True,
    "exposure": -.2, "contrast": 1.12, "vignette": .25, "bloom": .03, "grain": 3.0,
})
