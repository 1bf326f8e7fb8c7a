"""Shop sign at dusk with letters of light: warm shop, blue hour."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage.shop_front import shop_front

shop_front(True, {
    "name": "shop-sign-dusk", "aspect": 4.2667, "art": [.08, .14, .92, .86], "mode": "lit",
    "relief": {"depth": .022, "blur": .012, "strength": .62}, "ground": "#1b2324", "takesBackground": True,
    "exposure": .4, "contrast": 1.12, "vignette": .30, "bloom": .06, "grain": 3.4,
})
