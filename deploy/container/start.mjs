// Starts the school in the container. If TLS_HOST is set, Caddy runs in front of it, gets the certificate of that host
// and stores it in the volume. The container stops when either of them ends.
import { spawn } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const { env } = process
const { TLS_HOST: host, STORAGE: storage = '/storage', MAKTAB: folder = '/maktab' } = env

if (host) {
  const port = env.SCHOOL_PORT || '8080'
  Object.assign(env, { HOST: '127.0.0.1', PORT: port, SCHOOL_PORT: port, TRUSTED_PROXIES: 'loopback' })
  env.PUBLIC_URL ||= `https://${host}`
  const certificates = `${storage}/certificates`
  const config = fileURLToPath(new URL('Caddyfile', import.meta.url))
  const proxy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...env, XDG_DATA_HOME: certificates, XDG_CONFIG_HOME: certificates },
    stdio: 'inherit',
  })
  let isClosing = false
  const close = (why) => {
    if (isClosing) return
    console.error(`The school closes: Caddy has ended (${why}).`)
    process.once('exit', () => (process.exitCode = 1))
    process.kill(process.pid, 'SIGTERM')
  }
  proxy.once('error', ({ message }) => close(message))
  proxy.once('exit', (code, signal) => close(signal ?? code))
  process.once('exit', () => {
    isClosing = true
    proxy.kill()
  })
}

process.argv.push('serve')
await import(pathToFileURL(`${folder}/maktab.mjs`).href)
