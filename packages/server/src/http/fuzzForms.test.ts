// @module-tag slow
import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateResponse, getOperationSchemas } from '../contract/validators.ts'
import { createFormData, createPictureFile } from '../testing/formData.ts'
import { openDemoSchool } from '../testing/openDemoSchool.ts'

const ids = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].body === 'multipart')
const SEED = 20_261_121
const RUNS = 400

const png = await createPictureFile()
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
const start = (await bytesOf(png)).slice(0, 40)

/** Files that people and attackers send in place of a picture. */
const files: Record<string, File> = {
  cutOff: new File([start], 'half.png', { type: 'image/png' }),
  empty: new File([], 'empty.png', { type: 'image/png' }),
  svg: new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.svg'),
  svgNamedPng: new File(['<svg/>'], 'a.png', { type: 'image/png' }),
  riffOfSound: new File(['RIFF\0\0\0\0WAVEfmt '], 'a.webp', { type: 'image/webp' }),
  program: new File(['MZ\x90\0'], '../../etc/passwd\0.png'),
  tooLarge: new File([start, new Uint8Array(5 * 1024 * 1024)], 'large.png'),
  oddName: new File([await bytesOf(png)], '\u202egnp.\r\n"; x="..\\..\\a.png'),
}

const deep = `courses${'[0]'.repeat(200)}`
const name = fc.oneof(
  fc.constantFrom(
    '__proto__[admin]',
    'constructor[prototype][admin]',
    'courses[__proto__][course_id]',
    'courses[0][constructor]',
    'courses[4294967295][course_id]',
    'courses[-1][course_id]',
    'courses[]',
    'courses[0][timings][0][from][deeper]',
    'courses[0][billing]',
    'courses',
    'classTimings[1e9][from]',
    'classTimings[0]',
    'receipt[0]',
    'image[name]',
    'id',
    '[',
    ']',
    '[]',
    'a[b',
    '',
    deep,
  ),
  fc.string({ maxLength: 30 }),
)
const text = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', '1e400', 'NaN', 'null', 'true', '\0', '{"a":1}', '2026-02-31', 'ہ'.repeat(6000)),
  fc.string({ maxLength: 30 }),
)
const part = fc.oneof(
  text,
  fc.constantFrom(...Object.keys(files)).map((kind) => ({ kind })),
)

/** A valid request with parts removed, replaced and added. */
const request = fc.constantFrom(...ids).chain((id) =>
  fc.record({
    id: fc.constant(id),
    body: fc.constantFrom(
      ...Object.values<{ params: object; body?: object }>(requests[id]).map((one) => one.body ?? {}),
    ),
    picture: fc.oneof({ weight: 3, arbitrary: fc.constant('good') }, fc.constantFrom(...Object.keys(files))),
    changes: fc.array(
      fc.record({ at: fc.nat(40), does: fc.constantFrom('drop', 'replace', 'double', 'add', 'repeat'), name, part }),
      { maxLength: 4 },
    ),
    isCutOff: fc.integer({ min: 0, max: 15 }).map((chance) => chance === 0),
  }),
)

/** A form that was cut off halfway. */
async function cutOff(form: FormData): Promise<Response> {
  const whole = new Response(form)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  return new Response(bytes.slice(0, bytes.length / 2), { headers: whole.headers })
}

test(
  'hundreds of odd forms get a response of the contract and leave no file behind',
  { timeout: 300_000 },
  async () => {
    const { api, database, pictures, signInAs } = await openDemoSchool()
    const tokens = {
      admin: await signInAs('admin'),
      teacher: await signInAs('teacher'),
      student: await signInAs('student'),
    }
    const statuses = new Map<number, number>()
    const valueOf = (value: string | { kind: string }) =>
      typeof value === 'string' ? value : (files[value.kind] ?? '')
    await fc.assert(
      fc.asyncProperty(request, async ({ id, body, picture: kind, changes, isCutOff }) => {
        const ordinary = createFormData(body, getOperationSchemas(id).body ?? {}, () => files[kind] ?? png)
        const parts: [string, string | File][] = [...ordinary]
        for (const { at, does, name: added, part: value } of changes) {
          const index = at % Math.max(parts.length, 1)
          const there = parts[index]
          if (does === 'add' || !there) parts.push([added, valueOf(value)])
          // Below and above the limit of parts; texts only, because that many pictures would be too slow.
          else if (does === 'repeat') {
            for (let times = at % 2 === 0 ? 2000 : 3000; times > 0; times -= 1) parts.push([added, 'x'])
          } else if (does === 'drop') parts.splice(index, 1)
          else if (does === 'replace') parts[index] = [there[0], valueOf(value)]
          else parts.push([there[0], valueOf(value)])
        }
        const form = new FormData()
        for (const [field, value] of parts) form.append(field, value)
        const [role] = calls[id].roles
        // Disables rate limits.
        await database.deleteFrom('attempts').execute()
        const response = await api(id, {
          body: isCutOff ? await cutOff(form) : form,
          token: role ? tokens[role] : null,
        })
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        expect(response.status, id).toBeLessThan(500)
        expect(validateResponse(id, response.status, response.body), id).toBeUndefined()
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    expect(Object.prototype).not.toHaveProperty('admin')
    // Both outcomes occurred often enough.
    expect(statuses.get(422) ?? 0).toBeGreaterThan(RUNS / 4)
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(RUNS / 20)
    // The server still responds and background work has finished.
    expect((await api('listCourses')).status).toBe(200)
    const referencedFiles = [
      ...(await database.selectFrom('courses').select('image as file').execute()),
      ...(await database.selectFrom('purchases').select('receipt as file').execute()),
      ...(await database.selectFrom('receipts').select('file').execute()),
      ...(await database.selectFrom('event_members').select('receipt as file').execute()),
      ...(await database.selectFrom('settings').select('value as file').execute()),
    ]
    const known = new Set(referencedFiles.map(({ file }) => file))
    expect((await pictures()).filter((file) => !known.has(file))).toEqual([])
  },
)
