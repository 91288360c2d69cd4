import { type Server, type Socket, createServer } from 'node:net'

/** Behavior of the mail server: normal, slow, rejecting every recipient, never responding, or stopped. */
export type MailServerBehavior = 'good' | 'slow' | 'refusing' | 'hanging' | 'gone'

const SLOW_MILLISECONDS = 60

/** A fake mail server with a fixed port, whose behavior can be changed. */
export async function openFakeMailServer(port: number) {
  /** Every accepted mail, including duplicates. */
  const taken: string[] = []
  const sockets = new Set<Socket>()
  let behavior: MailServerBehavior = 'good'
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    if (behavior !== 'hanging') speakSmtp(socket, () => behavior, taken)
  })
  const listen = () =>
    new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, '127.0.0.1', () => resolve()))
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  await listen()
  return {
    acceptedMails: taken,
    setBehavior: async (next: MailServerBehavior) => {
      behavior = next
      if (next === 'gone' && server.listening) await stop()
      if (next !== 'gone' && !server.listening) await listen()
    },
    stop: async () => {
      if (server.listening) await stop()
    },
  }
}

function speakSmtp(socket: Socket, behavior: () => MailServerBehavior, taken: string[]): void {
  let mail: string[] | undefined
  let unread = ''
  const reply = (words: string) => {
    if (behavior() === 'hanging') return
    setTimeout(() => socket.writable && socket.write(`${words}\r\n`), behavior() === 'slow' ? SLOW_MILLISECONDS : 0)
  }
  const handleLine = (line: string) => {
    if (mail) {
      if (line !== '.') return void mail.push(line)
      taken.push(mail.join('\n'))
      mail = undefined
      return reply('250 taken')
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/)
    if (command === 'RCPT' && behavior() === 'refusing') return reply(`550 nobody here is called ${line}`)
    if (command !== 'DATA') return reply(command === 'QUIT' ? '221 goodbye' : '250 well')
    mail = []
    return reply('354 go on')
  }
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString()).split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) handleLine(line)
  })
  reply('220 mail.test')
}
