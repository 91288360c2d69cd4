import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take long and are alone at the end otherwise, while the other processors have nothing left to do. */
const long =
  /\/(scaffold|dataTools|tally|sentAgain|liveContract|mocks\/main|packages\/server\/durability\/\w+)\.test\.ts$/

/** Begins with the tests that take long; a fresh clone doesn’t know of any how long it takes. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer’s own, which leaves the list as it is
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
