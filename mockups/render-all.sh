#!/usr/bin/env bash
# render-all.sh BLENDER OUT [WIDTH=1920] [SPP=28] [THREADS=all] [SCENE…]
# Renders every scene's passes and finishes them (see README.md). Stops at nothing but the end: run it again and it goes on
# where it was. WEIGHTS names the denoiser's weights (.tza or .onnx), PYTHON the interpreter with numpy and onnxruntime.
set -u
here=$(cd "$(dirname "$0")" && pwd)
blender=$1 out=$2 width=${3:-1920} spp=${4:-28} threads=${5:-$(nproc)}
shift $(($# < 5 ? $# : 5))
# most wanted first: a run that is cut off loses the least
scenes=("$@")
[ ${#scenes[@]} -gt 0 ] || scenes=(shop_sign_day cup business_cards paper_bag shop_sign_dusk t_shirt window_lettering hanging_sign tote_bag shipping_box apron phone menu car_door stamp patch bowl door_plate letterhead)
lanes=$((threads > 3 ? 2 : 1)) # two at a time: while one builds its meshes the other traces
export here blender out width spp weights=${WEIGHTS:-$here/weights.tza} python=${PYTHON:-python3}
export each=$(((threads + lanes - 1) / lanes)) THREADS=$(((threads + lanes - 1) / lanes))

one() {
  local name=${1//_/-} start=$SECONDS
  [ -f "$out/done/$name/scene.json" ] && { echo "have $name"; return; }
  mkdir -p "$out/work/$name" "$out/done/$name"
  "$blender" -b -P "$here/scenes/$1.py" -- out="$out/work/$name" w="$width" spp="$spp" threads="$each" >"$out/work/$name/log" 2>&1
  grep -E '^PASS|Error:|error:' "$out/work/$name/log" | grep -v 'Not freed'
  (cd "$here/finish" && "$python" finish.py "$out/work/$name" "$out/done/$name" "$weights") || { rm -f "$out/done/$name/scene.json"; return; }
  rm -f "$out/work/$name/"*.exr
  echo "done $name $((SECONDS - start)) s"
}
export -f one
mkdir -p "$out"
printf '%s\n' "${scenes[@]}" | xargs -P "$lanes" -I{} bash -c 'one {}'
