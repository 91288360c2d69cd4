import type { ImportKind } from '@maktab/contract/schema'
import { importFields } from '@maktab/shared/importFields'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useDrop } from 'react-aria/useDrop'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { MAX_ROWS, type Table, type TableProblem, decodeTableFile, parseTable } from '#lib/files/readTable.ts'
import { getFieldLabel } from './importLabels.ts'

type ImportSourceProps = { kind: ImportKind; onRead: (table: Table) => void }

/** First step: a file, by choosing or dropping it, or pasted cells. */
export function ImportSource({ kind, onRead }: ImportSourceProps) {
  const { t } = useLingui()
  const zone = useRef<HTMLElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<TableProblem>()
  const read = async (content: string) => {
    const parsed = await parseTable(content)
    if ('problem' in parsed) setProblem(parsed.problem)
    else onRead(parsed.table)
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    const decoded = decodeTableFile(new Uint8Array(await file.arrayBuffer()))
    if ('problem' in decoded) setProblem(decoded.problem)
    else await read(decoded.text)
  }
  const { dropProps } = useDrop({
    ref: zone,
    onDrop: ({ items }) => {
      const item = items.find(({ kind: of }) => of === 'file')
      if (item?.kind === 'file') void item.getFile().then(readFile)
    },
  })
  return (
    <Card {...dropProps} ref={zone}>
      <Stack gap="medium">
        <Inline gap="medium">
          <FileTrigger
            acceptedFileTypes={['.csv', '.tsv', '.txt', 'text/csv', 'text/plain']}
            onSelect={(files) => void readFile(files?.[0])}
          >
            <Button variant="primary" icon={<FileUp aria-hidden />}>
              <Trans>Choose a CSV file</Trans>
            </Button>
          </FileTrigger>
          <Hint>
            <Trans>Or drop it here. The app’s own exports work, too.</Trans>
          </Hint>
        </Inline>
        {problem && <TableProblemNotice problem={problem} />}
      </Stack>
      <TextArea
        label={t`Or paste cells from a spreadsheet`}
        description={t`With the names of the columns in the first row.`}
        rows={5}
        value={text}
        onChange={setText}
      />
      <div>
        <Button isDisabled={text.trim() === ''} onPress={() => void read(text)}>
          <Trans>Check the rows</Trans>
        </Button>
      </div>
      <KnownColumns kind={kind} />
    </Card>
  )
}

function TableProblemNotice({ problem }: { problem: TableProblem }) {
  const { i18n } = useLingui()
  const most = i18n.number(MAX_ROWS)
  const texts: Record<TableProblem, ReactNode> = {
    spreadsheet: (
      <Trans>This is a spreadsheet, not a CSV file. Save it as CSV, or copy its cells and paste them here.</Trans>
    ),
    encoding: <Trans>The letters of this file can’t be read. Save it as “CSV UTF-8”.</Trans>,
    empty: <Trans>This has no rows.</Trans>,
    tooLong: <Trans>At most {most} rows can be imported at once. Divide the table.</Trans>,
  }
  return <Notice tone="danger">{texts[problem]}</Notice>
}

/** The columns that are understood, so that a table can be prepared. */
function KnownColumns({ kind }: { kind: ImportKind }) {
  const { i18n } = useLingui()
  const names = (isRequired: boolean) =>
    importFields[kind]
      .filter((field) => Boolean(field.isRequired) === isRequired)
      .map(({ id }) => getFieldLabel(id, i18n))
      .join(', ')
  const [required, optional] = [names(true), names(false)]
  return (
    <Hint>
      <Trans>
        Required: <Bdi>{required}</Bdi>.
      </Trans>{' '}
      {optional && (
        <Trans>
          Optional: <Bdi>{optional}</Bdi>.
        </Trans>
      )}
    </Hint>
  )
}
