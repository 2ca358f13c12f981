#!/bin/sh
# A command of the program, by its user and with its settings: `aanbod release -- list` is `npm run release -- list`.
# /usr/local/sbin/aanbod. To be changed: folders and user, if they are others. Names of files are whole paths.
set -e
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
cd /srv/aanbod
set -a
DATA_DIR=/var/lib/aanbod
# A machine to which everything is still to be restored has none.
[ ! -f /etc/aanbod/aanbod.env ] || . /etc/aanbod/aanbod.env
exec runuser -u aanbod -- npm run --silent "$@"
