type Values = Record<string, string | number>
type Words = Record<string, string | ((values: Values) => string)>

const selected = (values: Values) => `منتخب تاریخ: ${values['date']}`

/**
 * Urdu translations of react-aria’s built-in messages, by package. react-aria has no Urdu, so messages that are missing
 * here are shown in English.
 */
export const reactAriaUrduMessages: Record<string, Words> = {
  autocomplete: { collectionLabel: 'تجاویز' },
  calendar: {
    previous: 'پچھلا',
    next: 'اگلا',
    selectedDateDescription: selected,
    selectedRangeDescription: ({ dateRange }) => `منتخب مدت: ${dateRange}`,
    todayDate: ({ date }) => `آج، ${date}`,
    todayDateSelected: ({ date }) => `آج، ${date}، منتخب`,
    dateSelected: ({ date }) => `${date}، منتخب`,
    startRangeSelectionPrompt: 'مدت کا آغاز چننے کے لیے دبائیں',
    finishRangeSelectionPrompt: 'مدت کا اختتام چننے کے لیے دبائیں',
    minimumDate: 'پہلی دستیاب تاریخ',
    maximumDate: 'آخری دستیاب تاریخ',
    dateRange: ({ startDate, endDate }) => `${startDate} سے ${endDate} تک`,
  },
  combobox: {
    focusAnnouncement: ({ optionText, isSelected }) => `${optionText}${isSelected ? '، منتخب' : ''}`,
    countAnnouncement: ({ optionCount }) =>
      Number(optionCount) === 1 ? 'ایک انتخاب دستیاب ہے۔' : `${optionCount} انتخاب دستیاب ہیں۔`,
    selectedAnnouncement: ({ optionText }) => `${optionText}، منتخب`,
    buttonLabel: 'فہرست دکھائیں',
    listboxLabel: 'فہرست',
  },
  datepicker: {
    era: 'عہد',
    year: 'سال',
    month: 'مہینہ',
    day: 'دن',
    hour: 'گھنٹہ',
    minute: 'منٹ',
    second: 'سیکنڈ',
    dayPeriod: 'صبح یا شام',
    calendar: 'کیلنڈر',
    startDate: 'آغاز کی تاریخ',
    endDate: 'اختتام کی تاریخ',
    weekday: 'ہفتے کا دن',
    timeZoneName: 'ٹائم زون',
    selectedDateDescription: selected,
    selectedRangeDescription: ({ startDate, endDate }) => `منتخب مدت: ${startDate} سے ${endDate} تک`,
    selectedTimeDescription: ({ time }) => `منتخب وقت: ${time}`,
    rangeUnderflow: ({ minValue }) => `تاریخ ${minValue} یا اس کے بعد کی ہونی چاہیے۔`,
    rangeOverflow: ({ maxValue }) => `تاریخ ${maxValue} یا اس سے پہلے کی ہونی چاہیے۔`,
    rangeReversed: 'آغاز کی تاریخ اختتام سے پہلے ہونی چاہیے۔',
    unavailableDate: 'یہ تاریخ دستیاب نہیں۔',
  },
  menu: { longPressMessage: 'مینو کھولنے کے لیے دیر تک دبائیں' },
  numberfield: {
    decrease: ({ fieldLabel }) => `${fieldLabel}: کم کریں`,
    increase: ({ fieldLabel }) => `${fieldLabel}: بڑھائیں`,
    numberField: 'عدد کا خانہ',
  },
  overlays: { dismiss: 'بند کریں' },
  searchfield: { 'Clear search': 'تلاش صاف کریں' },
  spinbutton: { Empty: 'خالی' },
  'react-aria-components': {
    selectPlaceholder: 'ایک چنیں',
    tableResizer: 'چوڑائی بدلیں',
    dropzoneLabel: 'فائل چھوڑنے کی جگہ',
    colorSwatchPicker: 'رنگ',
  },
}
