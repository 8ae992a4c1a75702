#!/bin/bash
# Boots the machine's own systemd in separate namespaces, over a copy-on-write view of the machine, with the units of a
# folder. Run it by script(1), whose terminal becomes the console.
#   systemd.sh FOLDER UNIT      FOLDER/root is laid over the machine's root
set -euo pipefail
folder=$1 unit=$2
mount --make-rprivate /
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/layer/root,workdir=$folder/layer/work" "$folder/view"
cd "$folder/view"
mount -t proc proc proc
mount --rbind /sys sys
mount -t tmpfs tmpfs dev
for device in null zero full random urandom tty; do
  touch dev/$device
  mount --bind /dev/$device dev/$device
done
mkdir dev/shm dev/pts
mount -t tmpfs tmpfs dev/shm
mount -t devpts devpts dev/pts -o newinstance,ptmxmode=0666
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
touch dev/console
mount --bind "$(tty)" dev/console
mount -t tmpfs tmpfs tmp
# Empty targets, so that none of the machine's own units is started.
for target in sysinit basic network-online; do printf '[Unit]\n' >"etc/systemd/system/$target.target"; done
# Not chroot, because the kernel creates no user namespaces inside a chroot.
pivot_root . run
umount --lazy run
mount -t tmpfs tmpfs run
exec env -i container=other PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin \
  /lib/systemd/systemd --system --unit="$unit" --log-target=console --show-status=no
