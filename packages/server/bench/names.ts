const given =
  'Ahmad Zaynab Muhammad Fatima Usman Maryam Ibrahim Khadija Yusuf Aisha Hamza محمد فاطمہ علی زینب عمر آمنہ حسن عائشہ یوسف خدیجہ إبراهيم كريم مريم'.split(
    ' ',
  )
const middle =
  'Tariq Bilal Noor Imran Salma Rashid Huda Junaid Samir Leila Farah Idris Omar طارق بلال نور عمران سلمیٰ راشد ہدیٰ جنید سمير ليلى فرح إدريس رحمان'.split(
    ' ',
  )
const family =
  'Malik Qureshi Siddiqui Rahman Haddad Farooqi Chaudhry Mansour Aziz Karim Shaikh ملک قریشی صدیقی رحمٰن حداد فاروقی چوہدری منصور عزيز كريم شیخ بٹ گیلانی'.split(
    ' ',
  )

/** A name of three words; the same number always has the same, and some thousands have it too. */
export function nameOf(id: number): string {
  return [given, middle, family].map((words, place) => words[Math.floor(id * 7.31 ** place) % words.length]).join(' ')
}
