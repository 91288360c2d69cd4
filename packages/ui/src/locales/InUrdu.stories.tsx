import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { DateField } from '../components/DateField/DateField.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { FileUpload } from '../components/FileUpload/FileUpload.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Button } from '../components/Button/Button.tsx'
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx'
import { NumberField } from '../components/NumberField/NumberField.tsx'
import { PasswordField } from '../components/PasswordField/PasswordField.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { TimeField } from '../components/TimeField/TimeField.tsx'

const onChange = fn()
const items = [
  { id: '1', label: 'تجوید' },
  { id: '2', label: 'قاعدہ' },
]
const columns = [
  {
    id: 'title',
    header: 'عنوان',
    isRowHeader: true,
    cell: ({ label }: { label: string }) => label,
    sortValue: ({ label }: { label: string }) => label,
    searchText: ({ label }: { label: string }) => label,
  },
  { id: 'id', header: 'نمبر', cell: ({ id }: { id: string }) => id },
  { id: 'count', header: 'تعداد', cell: () => '4' },
]

/** Every field and overlay, labelled in Urdu; react-aria’s own texts must be Urdu too. */
function EveryField() {
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '30rem' }}>
      <ComboBox label="کورس" items={items} value="1" onChange={onChange} />
      <MultiSelect label="کورسز" items={items} value={['1']} onChange={onChange} />
      <Select label="زبان" items={items} selectedId="1" onSelect={onChange} />
      <DatePicker label="تاریخ" value="2026-05-12" onChange={onChange} today="2026-05-15" />
      <DateField label="پیدائش" value="" onChange={onChange} />
      <TimeField label="وقت" value="16:00" onChange={onChange} />
      <NumberField label="قیمت" value={4} onChange={onChange} />
      <PasswordField label="پاس ورڈ" />
      <SearchField label="تلاش" value="الف" onChange={onChange} />
      <FileUpload label="تصویر" value={null} onChange={onChange} />
      <Tabs label="حصے" items={items.map(({ id, label }) => ({ id, title: label, content: label }))} />
      <Menu label="کھاتہ" items={[{ id: 'out', label: 'لاگ آؤٹ' }]}>
        <Button>مینو</Button>
      </Menu>
      <DataTable label="طلبہ" columns={columns} rows={items} getRowId={({ id }) => id} emptyText="کوئی نہیں" />
    </div>
  )
}

const meta = {
  component: EveryField,
  title: 'Design/In Urdu',
  globals: { language: 'ur' },
  // Announcements of an earlier story stay in the page for seconds.
  beforeEach: () => {
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
  },
} satisfies Meta<typeof EveryField>
export default meta

type Story = StoryObj<typeof meta>

const said = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder']

/** Accessible texts and announcements that contain Latin letters. */
function latin(): string[] {
  // The document also contains Storybook's own hidden pages, in English.
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('[class^=sb-]'))
  const referred = elements.flatMap((element) =>
    ['aria-labelledby', 'aria-describedby'].flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/)),
  )
  const texts = [
    ...elements.flatMap((element) => said.map((name) => element.getAttribute(name))),
    ...referred.map((id) => document.getElementById(id)?.textContent),
    ...elements
      .filter((element) =>
        element.matches('[data-live-announcer], [role=status], [role=option], button, label, legend, th'),
      )
      .map(({ textContent }) => textContent),
  ]
  // The name of the file format is the same in every language.
  return texts.filter((text) => text && /[A-Za-z]/.test(text.replace('CSV', ''))).map(String)
}

export const AtRest: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'کورس' })
    await expect(latin()).toEqual([])
  },
}

export const Opened: Story = {
  tags: ['slow'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['کورس', 'کورسز']) {
      await userEvent.click(canvas.getByRole('combobox', { name }))
      await screen.findByRole('listbox')
      await userEvent.keyboard('ق')
      await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('دستیاب'))
      await userEvent.keyboard('{ArrowDown}')
      await expect(latin()).toEqual([])
      await userEvent.keyboard('{Escape}{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    }
    await userEvent.click(canvas.getByRole('button', { name: /زبان/ }))
    await screen.findByRole('listbox')
    await expect(latin()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    for (const name of [/تاریخ/, /مینو/, 'فہرست کے اختیارات']) {
      await userEvent.click(canvas.getAllByRole('button', { name })[0]!)
      await waitFor(() => expect(document.querySelector('[role=dialog], [role=menu]')).not.toBeNull())
      await expect(latin()).toEqual([])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(document.querySelector('[role=dialog], [role=menu]')).toBeNull())
    }
  },
}

export const Asking: Story = {
  tags: ['axe'],
  render: () => (
    <ConfirmDialog isOpen title="حذف کریں؟" confirmLabel="حذف کریں" onConfirm={onChange} onCancel={onChange}>
      یہ سب کے لیے ختم ہو جائے گا۔
    </ConfirmDialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('یہ سب کے لیے ختم ہو جائے گا۔')
    await expect(latin()).toEqual([])
  },
}
