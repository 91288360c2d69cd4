import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Change } from '../listChanges.ts'
import { type PictureFile, type Report, renderReport } from './renderReport.ts'

type Comparison = Omit<Report, 'changes'> & { changes: readonly Change[] }

/** Writes the report and its pictures into a new folder. Returns the path of the page. */
export async function writeReport({ changes, ...report }: Comparison, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const saved = []
  for (const change of changes) {
    const { kind, story, mode, pixels } = change
    const save = (side: 'before' | 'after' | 'difference') =>
      savePicture(change[side], folder, `${story.id}.${mode}.${side}.webp`)
    const pictures = { before: await save('before'), after: await save('after'), difference: await save('difference') }
    saved.push({ kind, story, mode, pixels, pictures })
  }
  const page = join(folder, 'index.html')
  await writeFile(page, renderReport({ ...report, changes: saved }))
  return page
}

async function savePicture(
  picture: Buffer | undefined,
  folder: string,
  file: string,
): Promise<PictureFile | undefined> {
  if (picture === undefined) return undefined
  const { width, height } = await sharp(picture).webp({ lossless: true, effort: 1 }).toFile(join(folder, file))
  return { file, width, height }
}
