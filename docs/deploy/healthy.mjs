// Ends well when one of the roles of this machine lives, whichever runs here.
const { PORT, SITE_API_PORT, PUBLISHER_PORT } = process.env
const apiPort = Number(SITE_API_PORT || 8010)
const ports = [Number(PORT || 8000), apiPort, Number(PUBLISHER_PORT || apiPort + 1)]
const lives = (port) => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok || Promise.reject())
await Promise.any(ports.map(lives)).catch(() => process.exit(1))
