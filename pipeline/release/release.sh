#!/bin/sh
# Runs on the web server, sent there by "npm run publish". FOLDER holds releases/, one folder for
# each release, and current, a link to the one that is served.
#
# Usage: release.sh FOLDER (prepare | publish ID | discard ID | back | list)
set -eu
# The web server must be able to read what is made here, whatever this account's own mask.
umask 022

week=604800
folder=$1
action=$2
now=$(date +%s)

if [ "$action" = prepare ]; then mkdir -p "$folder/releases"; fi
if [ ! -d "$folder/releases" ]; then
  echo "$folder holds no releases yet" >&2
  exit 1
fi
cd "$folder"
current=$(readlink current 2>/dev/null || true)
current=${current#releases/}

# Lists all releases by name, and so by time.
releases() { ls -1 releases; }
# Whether release $1 was ever served: a script that died may have left one that was not.
was_served() { [ -f "releases/$1/.served" ] || [ -f "releases/$1/.replaced" ]; }
# The release served before $1.
before() {
  for one in $(releases | awk -v name="$1" '$0 < name' | sort -r); do
    if was_served "$one"; then echo "$one" && return; fi
  done
}
# Whether release $1 was never served, and is not being published at the moment.
is_left_over() { ! was_served "$1" && [ -n "$(find "releases/$1" -maxdepth 0 -mmin +60)" ]; }
# Seconds since release $1 was replaced; 0 for the one that is served.
age() { [ -f "releases/$1/.replaced" ] && echo $((now - $(cat "releases/$1/.replaced"))) || echo 0; }

# Links the hashed files of all releases served within a week into release $1: their pages may still
# be open in browsers.
carry() {
  for other in $(releases); do
    [ "$other" != "$1" ] && [ -f "releases/$other/.hashed" ] && [ "$(age "$other")" -lt "$week" ] || continue
    while read -r file; do
      [ -e "releases/$1/$file" ] && continue
      mkdir -p "releases/$1/$(dirname "$file")"
      ln "releases/$other/$file" "releases/$1/$file"
    done <"releases/$other/.hashed"
  done
}

# Serves release $1. The link is replaced atomically.
serve() {
  carry "$1"
  rm -f "releases/$1/.replaced" current.next
  ln -s "releases/$1" current.next
  mv -T current.next current
  touch "releases/$1/.served"
  if [ -n "$current" ] && [ "$current" != "$1" ]; then echo "$now" >"releases/$current/.replaced"; fi
}

case $action in
prepare)
  # Removes uploads that were interrupted a day ago or earlier.
  find releases -maxdepth 1 -name '.*.part' -mmin +1440 -exec rm -rf {} +
  ;;
publish)
  part=releases/.$3.part
  (cd "$part" && find assets pictures -type f >.hashed)
  mv -T "$part" "releases/$3"
  serve "$3"
  previous=$(before "$3")
  for old in $(releases); do
    [ "$old" != "$3" ] && [ "$old" != "$previous" ] || continue
    if [ "$(age "$old")" -ge "$week" ] || is_left_over "$old"; then rm -rf "releases/$old"; fi
  done
  echo "$3"
  ;;
discard)
  rm -rf "releases/.$3.part"
  ;;
back)
  previous=$(before "$current")
  if [ -z "$previous" ]; then
    echo "there is no release before $current" >&2
    exit 1
  fi
  serve "$previous"
  echo "$previous"
  ;;
list)
  for one in $(releases); do
    if [ "$one" = "$current" ]; then echo "$one (served)"; else echo "$one"; fi
  done
  ;;
esac
