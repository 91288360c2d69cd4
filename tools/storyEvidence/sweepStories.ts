import type { EvidencePage } from './openEvidencePage.ts'
import { type Play, type PlayRecord, plays } from './evidence.ts'

/** Stories per page; then a new page is opened to limit memory. */
const STORIES_OF_A_PAGE = 150

/** Timeout of playing and checking a story, longer than that of playing. */
const MAX_MILLISECONDS = 150_000

type Task = { play: Play; storyId: string }

type Sweep = {
  stories: readonly string[]
  /** Whether an interrupted run has recorded the story. */
  isRecorded: (task: Task) => boolean
  open: (play: Play) => Promise<EvidencePage>
  /** The number of parallel pages. */
  pages: number
  onRecord: (record: PlayRecord) => void
}

/**
 * Plays and checks stories in every direction and width. A story that fails is retried once in a new page, in case an
 * earlier story or a busy machine caused the failure.
 */
export async function sweepStories({ stories, isRecorded, open, pages, onRecord }: Sweep): Promise<void> {
  const left = plays
    .flatMap((play) => stories.map((storyId) => ({ play, storyId })))
    .filter((task) => !isRecorded(task))
  const work = async () => {
    let page: EvidencePage | undefined
    let opened: Play | undefined
    let count = 0
    for (let task = left.shift(); task; task = left.shift()) {
      if (opened !== task.play || count >= STORIES_OF_A_PAGE) {
        await page?.close()
        page = undefined
      }
      if (page === undefined) [opened, count] = [task.play, 0]
      page ??= await open(task.play)
      count += 1
      const record = await inspect(page, task)
      if (!isWrongState(record)) {
        onRecord(record)
        continue
      }
      await page.close()
      const retry = await open(task.play)
      onRecord(await inspect(retry, task))
      await retry.close()
      page = undefined
    }
    await page?.close()
  }
  await Promise.all(Array.from({ length: pages }, work))
}

const isWrongState = ({ schemes }: PlayRecord) => Object.values(schemes).some(hasState)
const hasState = ({ faults }: PlayRecord['schemes']['light']) => faults.some(({ kind }) => kind === 'state')

async function inspect(page: EvidencePage, { play, storyId }: Task): Promise<PlayRecord> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The checks timed out.')), MAX_MILLISECONDS)
  })
  try {
    return await Promise.race([page.inspect(storyId), tooLong])
  } catch (error) {
    const unchecked = { faults: [{ kind: 'state' as const, detail: `Not checked: ${String(error).slice(0, 400)}` }] }
    const nothing = { ...unchecked, tested: [], undecided: [] }
    const schemes = { light: nothing, dark: nothing }
    return { storyId, ...play, seconds: 0, schemes, exemptions: [], fixed: [] }
  } finally {
    clearTimeout(timer)
  }
}
