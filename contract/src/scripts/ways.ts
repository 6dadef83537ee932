import { type Mends, mends } from './mends';

/** A script: where its letters begin in Unicode, and what it does in its own way. */
export interface Way {
  readonly start: number;
  /** Every consonant without a vowel is written so; otherwise only where letters are joined. */
  readonly isSouthern: boolean;
  readonly sounds: Mends;
  readonly letters: Mends;
}

/** Vowels at an end are long, and few letters are joined. */
const north = `
4 v
e E
o O
a$ A
i$ I
u$ U
Y$ aI
(^|-)@(?=@) $&+
(@)(?=\\1|y) $&+
@(?=@$) $&+
nT nt
t(?=[Tv])|d(?=D)|w(?=W)|s(?=[tTkpvw])|S(?=[nrvcw])|[wtdkgb](?=r)|r(?=[gmjTwd])|k(?=[$s])|h(?=m) $&+
\\+\\++ +`;
const dot = `
[nNM](?=[kKgGcCjJwWxXtTdD])|m(?=[pPbB]) M`;
/** Nasals are letters of their own. */
const nasals = `
[nM](?=[kKgG]) ~+
[nM](?=[cCjJ]) ^+
[nNM](?=[wWxX]) N+
[nM](?=[tTdD]) n+
[mM](?=[pPbB]) m+`;
const south = `
A[iI] Y
Au V
I(-|$) i$1
U$ u
& yA
([aAiIeEY])(?=#) $1y
([uUoOV])(?=#) $1v
^(@*#?@+)a$ $1A
M(?=v)
[4] v
q r
Q X`;
/** With a dot for what ends in 'm'. */
const dotted = [
  south,
  dot,
  `
m$|m(?=-) M
0 A
z L`,
].join('');
const nukta = `
q x;
Q X;
z J
L l`;

const way = (start: number, sounds: readonly string[], letters = '-', isSouthern = false): Way => ({
  start,
  isSouthern,
  sounds: mends(sounds.join('')),
  letters: mends(letters),
});

export const ways: Readonly<Record<string, () => Way>> = {
  hi: () =>
    way(0x900, [
      `
& Y`,
      dot,
      north,
      nukta,
    ]),
  mr: () =>
    way(0x900, [
      `
pur$ pUr
M(?=v)
q r
Q X
z L`,
      dot,
      north,
    ]),
  gu: () =>
    way(0xa80, [
      `
q r
Q X
z J`,
      dot,
      north,
    ]),
  pa: () =>
    way(
      0xa00,
      [
        `
& Y`,
        dot,
        north,
        nukta,
        `
0 A
% ri
[S$] s;`,
      ],
      `
ਡ਼ ੜ
ਢ਼ ੜ੍ਹ
([ੀੂੇੈੋੌਾ])(.)੍(?=\\2) $1
([ਨਮ])੍(?=\\1) ੰ
([ਕ-ਹ])੍(?=\\1) ੱ
ਟ੍(?=ਠ)|ਤ੍(?=ਥ)|ਦ੍(?=ਧ)|ਕ੍(?=ਖ) ੱ
੍(?![ਰਹਵ])
([ਅਇਉਕ-ਹਿੁੂ਼])ਂ $1ੰ
-`,
    ),
  bn: () =>
    way(0x980, [
      `
AMv$ A!-O
A[v4]$ A-O
4 -Oy;
([sSt])v $1+b
v B
& yA`,
      nasals,
      north,
      `
I i
U u
0 a
^y iy;
(#|-)y(?!;) $1y;`,
      nukta,
    ]),
  kn: () =>
    way(
      0xc80,
      [
        `
(pur|nagar)$ $1a
Ur$ Uru`,
        dotted,
      ],
      `
್-(?=[ಕ-ಹ]) ್\u200c
-`,
      true,
    ),
  te: () =>
    way(
      0xc00,
      [
        `
Ur$ Uru
pur$ pUr`,
        dotted,
      ],
      `
్-(?=[క-హ]) ్\u200c
-`,
      true,
    ),
  ml: () =>
    way(
      0xd00,
      [
        `
pur$ pUr`,
        south,
        nasals,
        `
~\\+g Mg
m\\+b Mb
sw sRR
m$|m(?=-) M
0 O
(#|[rl])([wkcp])$ $1$2$2
(#)([wc])(?=#) $1$2$2
rr R`,
      ],
      `
ന്(?![നതദധഥമയവര]) ൻ
ണ്(?![ണടഠഡഢമയ]) ൺ
ര്(?!യ) ർ
ല്(?![ലയ]) ൽ
ള്(?![ളയ]) ൾ
ൌ ൗ
കർനാട്ട കർണാട
-`,
      true,
    ),
  ta: () =>
    way(
      0xb80,
      [
        `
karnAwaka karnAxaga
pur$ pUr`,
        south,
        nasals,
        `
a$ A
(#|[rlz])([kctwKCW])(?=#) $1$2$2
(#)d(?=[aAiIuU]) $1x
[KGg] k
C c
J j
X$ r
[WXx] w
[TDd] t
[PBb] p
S $
% ri
M m
rr RR
0 A
n(?!\\+?t) _
(^|-)_ $1n
ss? s
s(?=#) c`,
      ],
      '-',
      true,
    ),
};
