#!/bin/bash
# Turns the namespaces it is started in into a machine of its own: folders of the system that are thrown away with it, its own /tmp,
# /mnt, /run and /proc, the project as a repository in /var/origin.git, and systemd as its first process.
#   unshare --mount --pid --fork --cgroup bash boot.sh FOLDER PROJECT
set -euo pipefail
dir=$1 project=$2
mount --make-rprivate /
for each in etc var srv usr/local; do
  mkdir -p "$dir/$each/upper" "$dir/$each/work"
  mount -t overlay overlay -o "lowerdir=/$each,upperdir=$dir/$each/upper,workdir=$dir/$each/work" "/$each"
done
git clone --quiet --bare "$project" /var/origin.git
git -C /var/origin.git update-ref HEAD "$(git -C "$project" rev-parse HEAD)"
git config --system url./var/origin.git.insteadOf https://git.example.com/agency/aanbod.git
# Before systemd clears what it takes for its own.
mount -t tmpfs -o mode=1777 tmpfs /tmp
mount -t tmpfs -o mode=755 tmpfs /mnt
mount -t tmpfs -o mode=755 tmpfs /run
mkdir /run/lock
mount -t proc proc /proc
mount -t cgroup2 cgroup2 /sys/fs/cgroup 2>/dev/null || true
# What looks after hardware, clocks and networks is the real machine's.
for unit in systemd-udevd.service systemd-udevd-control.socket systemd-udevd-kernel.socket systemd-udev-trigger.service \
  systemd-tmpfiles-setup.service systemd-tmpfiles-setup-dev.service systemd-tmpfiles-clean.timer systemd-sysctl.service \
  systemd-modules-load.service systemd-remount-fs.service systemd-random-seed.service systemd-timesyncd.service systemd-binfmt.service systemd-update-utmp.service \
  networking.service systemd-networkd-wait-online.service NetworkManager-wait-online.service ifupdown-wait-online.service; do
  ln -sfn /dev/null "/etc/systemd/system/$unit"
done
exec env -i container=other PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  /lib/systemd/systemd --log-target=null --unit=basic.target
