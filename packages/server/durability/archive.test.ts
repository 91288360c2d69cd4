import { calls } from '@maktab/contract/calls'
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createForm, createPictureFile } from '../src/testing/formData.ts'
import { requestByHostName, unpackArchive } from './unpackArchive.ts'
import { simulateContainer } from './simulateContainer.ts'
import { findFreePort } from '../src/testing/findFreePort.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'

let archive: Awaited<ReturnType<typeof unpackArchive>>

// May build the app first, on a busy machine.
beforeAll(async () => {
  archive = await unpackArchive()
}, 600_000)
afterAll(() => archive.remove())

async function signIn(url: string) {
  const body = JSON.stringify({ email: 'head@school.test', password: 'open sesame' })
  const headers = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${url}/api${calls.signIn.path}`, { method: 'POST', headers, body })
  expect(signedIn.status).toBe(200)
  const { token } = (await signedIn.json()) as { token: string }
  const list = async () => {
    const response = await fetch(`${url}/api${calls.listCourses.path}`)
    return ((await response.json()) as { course: { name: string; image: string | null }[] }).course
  }
  const add = async (name: string) => {
    const data = createForm({ name, price: '5', image: await createPictureFile() })
    const response = await fetch(`${url}/api${calls.saveCourse.path}`, {
      method: 'POST',
      headers: { token },
      body: data,
    })
    return response.status
  }
  return { add, list }
}

const textOf = async (address: string) => (await fetch(address)).text()

// proves X182
test('the archive prints its size, runs with Node alone and keeps its data', async () => {
  expect(archive.packOutput).toMatch(/\.tar\.gz: \d+\.\d MB, unpacked \d+\.\d MB \(tools \d/)
  const first = await archive.serve()
  expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  const page = await textOf(first.url)
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? []
  expect((await fetch(`${first.url}${script}`)).headers.get('content-type')).toContain('javascript')
  const { add } = await signIn(first.url)
  expect(await add('Tajweed')).toBe(201)
  expect(await first.stop()).toBe(0)

  const port = String(await findFreePort())
  const again = await archive.serve({ METRICS_PORT: port })
  expect(await textOf(`http://127.0.0.1:${port}/metrics`)).toContain('maktab_database_up 1')
  const [course] = await (await signIn(again.url)).list()
  expect(course?.name).toBe('Tajweed')
  // Re-encoded by the native library next to the bundle.
  const image = await fetch(new URL(course?.image ?? '', again.url))
  expect(image.headers.get('content-type')).toBe('image/webp')
  // Prerendered by the app in the archive.
  expect(await textOf(`${again.url}/courses`)).toContain('Tajweed')
  expect(await again.stop()).toBe(0)
})

test('the commands of the archive work like those of the project', async () => {
  const { base, run, serve } = archive
  expect(await run('migrate')).toEqual({ code: 0, output: 'The database is up to date.\n' })
  expect(await run('admin', 'create', 'second@school.test', 'The second')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Link to set the password of second@school.test') as string,
  })
  const copy = join(base, 'copy')
  expect(await run('backup', copy)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/the database and [1-9]\d* files, including all [1-9]/) as string,
  })
  const database = new DatabaseSync(join(base, 'data', 'maktab.db'))
  database.exec(`
    delete from courses;
    insert into accounts (email, role, status, name, created_at) values ('a@school.test', 'student', 'active', 'A', 1);
    insert into students (account_id) values (last_insert_rowid());
  `)
  database.close()
  expect(await run('erase', 'a@school.test')).toMatchObject({
    code: 1,
    output: expect.stringContaining('This erases the student A (a@school.test)') as string,
  })
  expect(await run('erase', 'a@school.test', '--yes')).toMatchObject({
    code: 0,
    output: expect.stringContaining('erased') as string,
  })
  expect(await run('erase', 'a@school.test', '--yes')).toEqual({
    code: 1,
    output: 'There is no student or teacher with the e-mail or ID a@school.test.\n',
  })
  expect(await run('restore', copy)).toMatchObject({ code: 0 })
  const restored = await serve()
  expect(await (await signIn(restored.url)).list()).toMatchObject([{ name: 'Tajweed' }])
  expect(await restored.stop()).toBe(0)
})

test('the archive moves a school from SQLite to PostgreSQL by backup and restore', async ({ skip }) => {
  const postgres = await startPostgres()
  if (!postgres) return skip('PostgreSQL is not on this machine.')
  const { base, run, runWith, serve } = archive
  const onPostgres = { DATABASE_URL: postgres.url, DATA_FOLDER: join(base, 'pictures-of-postgres') }
  expect(await run('backup', join(base, 'moving'))).toMatchObject({ code: 0 })
  expect(await runWith(onPostgres, 'restore', join(base, 'moving'))).toEqual({
    code: 0,
    output: `Restored ${join(base, 'moving')} to PostgreSQL.\nAll users have to sign in again. Links in earlier emails no longer work.\n`,
  })
  const school = await serve(onPostgres)
  const { list, add } = await signIn(school.url)
  expect(await list()).toMatchObject([{ name: 'Tajweed' }])
  expect(await add('On PostgreSQL')).toBe(201)
  expect(await school.stop()).toBe(0)
  expect(await runWith(onPostgres, 'backup', join(base, 'from-postgres'))).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Backed up PostgreSQL to .* the database and \d+ files/) as string,
  })
  expect(await runWith(onPostgres, 'restore', join(base, 'moving'))).toMatchObject({ code: 1 })
  await postgres.stop()
})

test('the archive prints its usage for --help and its version for --version', async () => {
  const { folder, base, run, runWith } = archive
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  expect(await readFile(join(folder, 'docs', 'operations.md'), 'utf8')).toContain('# Running Maktab for a school')
  expect(await run('--version')).toEqual({ code: 0, output: `${version}\n` })
  expect((await run('--help')).output).toContain(`Maktab ${version}. Usage: node maktab.mjs serve`)
  for (const command of ['serve', 'admin', 'migrate', 'backup', 'restore', 'erase']) {
    const { code, output } = await run(command, '--help')
    expect([code, output]).toEqual([0, expect.stringMatching(`^Usage: node maktab.mjs ${command}`)])
  }
  // Settings may be in a file next to the unpacked folder, where an update keeps them.
  await writeFile(join(base, 'maktab.env'), `DATA_FOLDER=${join(base, 'nowhere')}\n`)
  expect(await runWith({ DATA_FOLDER: undefined }, 'admin', 'list')).toMatchObject({
    code: 1,
    output: expect.stringContaining(`There is no school in ${join(base, 'nowhere')}.`) as string,
  })
  await rm(join(base, 'maktab.env'))
})

test('an unknown command and an old version of Node are explained in one sentence', async () => {
  const { folder, run } = archive
  expect(await run('serv')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage: node maktab.mjs serve') as string,
  })
  const file = join(folder, 'package.json')
  const packageJson = await readFile(file, 'utf8')
  await writeFile(file, packageJson.replace(/">=[\d.]+"/, '">=99.1.0"'))
  expect(await run('migrate')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Maktab \S+ needs Node 99\.1\.0 or later; this is \S+\.\n$/) as string,
  })
  await writeFile(file, packageJson)
})

test('the container runs without root, reports its health, and its volume can be backed up and restored', async () => {
  const { folder, base } = archive
  const { start, inside, url, checkHealth, hook } = await simulateContainer(folder, base)
  expect(await checkHealth()).toBe(1)
  const school = start()
  try {
    await expect.poll(checkHealth, { timeout: 60_000, interval: 500 }).toBe(0)
    expect((await fetch(`${url}/up`)).status).toBe(200)
    const first = await signIn(url)
    expect(await first.add('Before')).toBe(201)
    expect(await hook('pre-backup')).toBe(0)
    expect(await first.add('After')).toBe(201)
    // Replaces the previous backup.
    expect(await hook('pre-backup')).toBe(0)
    expect(await first.add('Too late')).toBe(201)
  } finally {
    expect(await school.stop()).toBe(0)
  }
  expect(await hook('post-restore')).toBe(0)
  expect((await readdir(inside('storage'))).toSorted()).toEqual(['backup', 'school'])
  const restored = start()
  try {
    await expect.poll(checkHealth, { timeout: 60_000, interval: 500 }).toBe(0)
    const courses = await (await signIn(url)).list()
    expect(courses.map(({ name }) => name).toSorted()).toEqual(['After', 'Before'])
  } finally {
    await restored.stop()
  }
})

const hasCaddy = spawnSync('caddy', ['version']).status === 0

// proves X191
test.runIf(hasCaddy)('the container with TLS_HOST serves TLS through Caddy and exits with it', async () => {
  const { folder, base } = archive
  const [http, https, inner] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const named = { TLS_HOST: 'localhost', HTTP_PORT: `${http}`, HTTPS_PORT: `${https}`, SCHOOL_PORT: `${inner}` }
  const { start, checkHealth, inside } = await simulateContainer(folder, join(base, 'named'), named)
  const school = start()
  await expect.poll(checkHealth, { timeout: 60_000, interval: 500 }).toBe(0)
  const api = () => requestByHostName(https, '/up').catch(({ code }: NodeJS.ErrnoException) => code)
  await expect
    .poll(api, { timeout: 60_000, interval: 500 })
    .toEqual({ status: 200, server: expect.any(String) as string })
  const plain = await fetch(`http://localhost:${http}/courses`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/courses'])
  expect((await readdir(inside('storage'))).toSorted()).toEqual(['certificates', 'school'])
  const [proxy] = (await readFile(`/proc/${school.process}/task/${school.process}/children`, 'utf8')).split(' ')
  process.kill(Number(proxy))
  expect(await school.ended()).toBe(1)

  const again = start()
  await expect.poll(api, { timeout: 60_000, interval: 500 }).toMatchObject({ status: 200 })
  expect(await again.stop()).toBe(0)
  await expect.poll(api, { timeout: 60_000, interval: 500 }).toBe('ECONNREFUSED')
})
