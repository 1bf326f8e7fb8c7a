#!/usr/bin/env bash
# collect.sh OUT DEST [FIRST=0] [COUNT=4]: the finished scenes as tar files of at most 15 MiB, COUNT of them from the FIRST on.
set -eu
out=$1 dest=$2 first=${3:-0} count=${4:-4} limit=$((15 * 1024 * 1024))
mkdir -p "$dest"
group=0 size=0 names=()
flush() {
  if [ ${#names[@]} -gt 0 ] && [ "$group" -ge "$first" ] && [ "$group" -lt $((first + count)) ]; then tar cf "$dest/scenes-$group.tar" -C "$out/done" "${names[@]}"; fi
  if [ ${#names[@]} -gt 0 ]; then group=$((group + 1)); fi
  names=() size=0
}
for scene in "$out"/done/*/scene.json; do
  d=$(dirname "$scene")
  for f in "$d"/*; do
    n=$(stat -c %s "$f")
    [ $((size + n)) -gt $limit ] && flush
    names+=("$(basename "$d")/$(basename "$f")") size=$((size + n))
  done
done
flush
echo "$group tar files in all; these: $(ls "$dest")"
