/** A line of money as an invented bank would print it. */
export interface BankLine {
  /** '2026-03-16' */
  readonly day: string;
  /** Less than nothing went out. */
  readonly paise: number;
  readonly payer: string;
  readonly utr: string | null;
  /** What the payer wrote as the note. */
  readonly note: string;
  readonly balancePaise: number;
}

export interface BankFormat {
  readonly bank: string;
  readonly before: readonly string[];
  readonly headings: string;
  line(line: BankLine): string;
  readonly after: readonly string[];
  readonly end: string;
  readonly mark?: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const partsOf = (day: string): [string, string, string] => {
  const [year = '', month = '', date = ''] = day.split('-');
  return [year, month, date];
};
const named = (day: string, between: string): string => {
  const [year, month, date] = partsOf(day);
  return [date, months[Number(month) - 1], year].join(between);
};

/** '1,00,000.00' */
const indian = (paise: number): string =>
  (Math.abs(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const bare = (paise: number): string => (paise / 100).toFixed(2);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const only = (paise: number, isWanted: boolean): string => (isWanted ? indian(paise) : '');

/** Five banks that do not exist, each with the habits of some that do. */
export const bankFormats: readonly BankFormat[] = [
  {
    bank: 'Narmada Bank',
    before: [
      'NARMADA BANK LTD,,,,,,',
      '"Statement of account no. 50100123456789, from 01/03/2026 to 31/03/2026",,,,,,',
      'Customer: AASPAAS SERVICES,,,,,,',
      '"12, MG Road, Kochi 682001",,,,,,',
      ',,,,,,',
    ],
    headings: 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    line: ({ day, paise, payer, utr, note, balancePaise }) => {
      const [year, month, date] = partsOf(day);
      const short = `${date}/${month}/${year.slice(2)}`;
      const money = [only(paise, paise < 0), only(paise, paise > 0), indian(balancePaise)].map(quoted);
      return [short, quoted(`UPI-${payer}-${note}`), utr ?? '', short, ...money].join(',');
    },
    after: [
      '',
      'STATEMENT SUMMARY,,,,,,',
      'Total,,,,"12,500.00","2,10,500.00",',
      '*** End of statement ***,,,,,,',
    ],
    end: '\n',
  },
  {
    bank: 'Kaveri Gramin',
    before: [],
    headings: 'Transaction Date;Description;Debit;Credit;Balance',
    line: ({ day, paise, payer, utr, note, balancePaise }) =>
      [
        named(day, '-'),
        `UPI/CR/${utr ?? 'CASH'}/${payer}/${note}`,
        paise < 0 ? bare(-paise) : '0.00',
        paise > 0 ? bare(paise) : '0.00',
        bare(balancePaise),
      ].join(';'),
    after: ['Closing balance;;;;99000.00'],
    end: '\r\n',
    mark: '\uFEFF',
  },
  {
    bank: 'Tapti Cooperative',
    before: ['Account statement', 'Branch,Surat Main', ''],
    headings: 'Txn Date,Value Date,Particulars,Amount,Dr/Cr,Balance',
    line: ({ day, paise, payer, utr, note, balancePaise }) =>
      [
        day,
        day,
        quoted(`BY UPI ${utr ?? ''} ${payer} ${note}`),
        quoted(indian(paise)),
        paise < 0 ? 'DR' : 'CR',
        quoted(`${indian(balancePaise)} CR`),
      ].join(','),
    after: ['Total,,,"1,00,000.00",CR,'],
    end: '\n',
  },
  {
    bank: 'Gomti Digital',
    before: [],
    headings: 'Posting Date\tDetails\tReference No\tAmount (INR)',
    line: ({ day, paise, payer, utr, note }) => {
      const [year, month, date] = partsOf(day);
      return [`${date}-${month}-${year} 14:05`, `IMPS-${payer}|${note}`, utr ?? '', bare(paise)].join('\t');
    },
    after: [],
    end: '\n',
  },
  {
    bank: 'Periyar Small Finance',
    before: ['"Periyar Small Finance Bank"', '"Generated on 1 Apr 2026"'],
    headings: '"S.No.","Tran Date","Remarks","Amount(INR)","Balance(INR)"',
    line: ({ day, paise, payer, utr, note, balancePaise }) =>
      [
        '1',
        named(day, ' '),
        `UPI/${paise < 0 ? 'DR' : 'CR'}/${utr ?? 'NA'}/${payer}/HDFC/${note}/payment`,
        `${indian(paise)} ${paise < 0 ? 'Dr' : 'Cr'}`,
        indian(balancePaise),
      ]
        .map(quoted)
        .join(','),
    after: [
      '"","","Grand total","2,00,000.00 Cr",""',
      '"This is a computer generated statement","","","",""',
    ],
    end: '\r\n',
  },
];
