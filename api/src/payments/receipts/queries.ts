import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface ReceiptRow {
  number: string;
  at: Date;
  amount_paise: number;
  is_reversed: boolean;
  reference: string;
  utr: string | null;
  days: number;
  paid_until: Date;
  shop_id: number | null;
  owner_id: number | null;
  shop_name: string | null;
  owner_name: string | null;
  address: string | null;
}

const receipts = sql`
  SELECT r.number, l.at, l.amount_paise, EXISTS (SELECT FROM ledger b WHERE b.reverses = l.id) AS is_reversed,
    p.reference, l.utr, l.days, r.paid_until, payer.shop_id, shop.owner_id, payer.shop_name, payer.owner_name, payer.address
  FROM receipt r JOIN ledger l ON l.id = r.ledger_id JOIN payment p ON p.id = l.payment_id
    LEFT JOIN receipt_payer payer ON payer.number = r.number LEFT JOIN shop ON shop.id = payer.shop_id`;

export function findReceipt(db: Db, number: string): Promise<ReceiptRow | null> {
  return db.maybe<ReceiptRow>(sql`${receipts} WHERE r.number = ${number}`);
}

/** The newest first. */
export function receiptsOfShop(db: Db, shopId: number): Promise<ReceiptRow[]> {
  return db.many<ReceiptRow>(sql`${receipts} WHERE payer.shop_id = ${shopId} ORDER BY l.id DESC LIMIT 50`);
}
