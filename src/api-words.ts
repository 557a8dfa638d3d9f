/** The Japanese sentences of the REST interface's description, keyed by the English ones; `api-pages` puts them in. */
export const JAPANESE: Readonly<Record<string, string>> = {
  'Stop the pushes of one game or event in one browser':
    '一つのブラウザーで、一つの対局のプッシュ通知を止める',
  'By `stop.token` of one of them. All others go on.':
    '通知にある `stop.token` を送る。ほかの通知はこれまでどおり届く。',
  'As it stands in the push.': '通知にあるそのままのもの。',
  'false: they were stopped already, or the subscription is there no longer.':
    'false: すでに止まっているか、登録がもうない。',
  'Ask for the way back to your player, by mail': '自分のプレイヤーに戻るリンクをメールで求める',
  'If the address is confirmed, a letter goes there with a link that is good once, for 30 minutes. The answer is the same if it is not.':
    'アドレスが確認済みであれば、30分間に一度だけ使えるリンクを送る。確認済みでなくても答えは同じ。',
  'The mail address that the player has confirmed.': 'プレイヤーが確認したメールアドレス。',
  'A new session by the code of a letter': 'メールのコードで新しいセッションを得る',
  'It is good once. Sessions from before stay good.':
    'コードは一度だけ有効。それまでのセッションも有効なまま。',
  'From the link in the letter.': 'メールのリンクにあるもの。',
  'Players by exactly their names': '名前の完全一致でプレイヤーを探す',
  'One answer a name, in the order asked.': '尋ねた順に、名前ごとに一つの答え。',
  'At most 500, each as its player wrote it.': '500個まで。本人の書いたとおりの名前。',
  'As names are kept: composed, with single spaces.':
    '保存される形に整えた名前（合成済みの文字、空白は一つ）。',
  'None: nobody is called that. Several share the name; 10 of them at most.':
    'なければ該当者なし。複数なら同名のプレイヤーで、10人まで。',
  'All of it, for whoever keeps it, checks it or takes it elsewhere':
    '保管・検証・移行のための、イベントのすべて',
  'What was done in it, a line of JSON each': '行われたことを1行ずつのJSONで',
  'Its table for a spreadsheet': '表計算用の順位表',
  'Whom everybody met, for a spreadsheet': '表計算用の対戦表',
  'Its games, for a spreadsheet': '表計算用の組み合わせと結果',
  'Who entered, for a spreadsheet': '表計算用の参加者一覧',
  'The first of its table as a drawing': '順位表の上位を図で',
  'Its bracket as a drawing; NOT_FOUND if the event never has one':
    '勝ち抜き表を図で。勝ち抜きのないイベントではNOT_FOUND',
  'Its deadlines for a calendar': 'カレンダー用の締め切り',
  'With the mark that some spreadsheets know UTF-8 by.':
    '一部の表計算ソフトがUTF-8を見分けるための印を付ける。',
  'Of the fact before; null: after something that is left out.':
    '直前の記録のもの。null: 省かれた記録より後。',
  'SHA-256, hex, of the canonical JSON of [event id, prevHash, the fact without these two].':
    '[イベントID, prevHash, この2項目を除く記録]の正規化JSONのSHA-256（16進）。',
  'SHA-256 of the seed, hex.': 'シードのSHA-256（16進）。',
  'null: it is not over.': 'null: まだ終わっていない。',
  'The event in whose name its lots are drawn.': '抽選の計算に使うイベントのID。',
  'false: what tells of a proposed round is left out.':
    'false: まだ公開されていない組み合わせに関する記録は省かれている。',
  'Number of facts.': '記録の数。',
  'Of the last fact; null: it is not complete.': '最後の記録のもの。null: 省かれた記録がある。',
  'SHA-256, hex, of the canonical JSON of `standings`.':
    '`standings`の正規化JSONのSHA-256（16進）。',
  'The first first.': '1位から順に。',
  'In order.': '起きた順。',
  'Offer your seat to whoever is given the token': 'トークンを渡した相手に自分の席を譲ると申し出る',
  'What a token offers': 'トークンで譲られる席',
  'Take the offer of your seat back': '席の申し出を取り下げる',
  'Take the seat that a token offers; look at the game anew then':
    'トークンで譲られる席に着く（その後はゲームを読み直すこと）',
  'As the offer came with it.': '申し出とともに渡されたもの。',
  'FULL: who takes it sees all that the seat has seen. FROM_NOW: nothing from before.':
    'FULL: 引き継ぐ人は、その席がこれまでに見たものをすべて見られる。FROM_NOW: 引き継ぐ前のものは見られない。',
  'Who has the seat.': 'いまその席に着いている人。',
  'It stands until then: 14 days.': 'いつまで有効か（14日間）。',
  'Told this once: whoever has it may take the seat.':
    '一度だけ返される。これを持つ人は席に着ける。',
  'How seats went to other players.': '席がどのように譲られたか。',
  'From that version on `to` has the seat.': 'このバージョンから`to`の席になる。',
  'How a player keeps to the games that they begin':
    'プレイヤーが始めたゲームをどれだけ全うしているか',
  'What became of the last 50 that are over or that they have left: with a clock, against a person, none of practice.':
    '終わった、または席を離れた直近50ゲームの結果。時計のある対人戦だけを数え、練習用のゲームは含まない。',
  'Seen to the end: played out, resigned, drawn or broken off by agreement.':
    '最後まで全うした数（終局、投了、引き分け、合意による中止）。',
  'Ended because their time ran out.': '時間切れにした数。',
  'Left: somebody else has their seat.': '席を譲って離れた数。',
  'The version of the game now.': 'ゲームの現在のバージョン。',
  'The accounts of chats that play as you': '自分として遊ぶチャットのアカウント',
  'Have an account of a chat play as you': 'チャットのアカウントに自分として遊ばせる',
  'It gets a key of its own with the scope `play`. A code is good once, for ten minutes. Where the service has a bot in that chat, it tells the account in private, in the language of this request, when it is your turn.':
    'アカウントごとにスコープ`play`のキーが作られる。コードは一度だけ、10分間有効。そのチャットにサービスのボットがある場合は、手番などをこのリクエストの言語で本人に直接知らせる。',
  'Have an account of a chat play as nobody, and revoke its key':
    'チャットのアカウントとの連携を解き、そのキーを失効させる',
  'From the link that `/muster link` gives.': '`/muster link`で得たリンクに含まれるもの。',
  'As the app knows it.': 'アプリでの識別子。',
  'The key by which the account plays. Revoked, the link opens nothing.':
    'アカウントが使うキー。失効させると連携も無効になる。',
  'As it was charged last.': '最後に差し引かれた時点の値。',
  'What each spell that used it brings.': '使った手番が終わるたびに加わる時間。',
  'It never holds more.': 'これより多くはならない。',
  'How much.': 'どれだけか。',
  'The service was away; the clocks stood by agreement; the player was away or asleep; the first second.':
    'サービスが止まっていた、合意で時計を止めていた、プレイヤーが不在または就寝時間だった、最初の一秒。',
  'Until when the player of a clock that runs is away, and it stands; null: they are not.':
    '動いている時計のプレイヤーがいつまで不在で、時計が止まっているか。null: 不在ではない。',
  "The caller's days away": '自分の不在の日',
  'Take days off': '不在の日を取る',
  'In all slow games the clock of the caller stands meanwhile.':
    'その間、日をまたぐすべての対局で自分の時計が止まります。',
  'End days off that run, or give up those to come': '不在を早く終える、または取りやめる',
  'Days that have not begun come back.': 'まだ始まっていない日は戻ります。',
  'Whole days, 1 to 14.': '日数。1から14まで。',
  'When it begins, within 90 days; if not given, now.':
    'いつ始まるか。90日以内。省略すると今すぐ。',
  'Days that can be taken now; 2.5 more come each month, up to 30.':
    '今取れる日数。毎月2.5日ずつ、30日まで増える。',
  'Those that are not over.': 'まだ終わっていないもの。',
  'Until when the player is asleep, and the clock stands; null: they are awake.':
    'いつまでプレイヤーの就寝時間で、時計が止まっているか。null: 起きている。',
  'An IANA time zone, e.g. "Asia/Tokyo".': 'IANAのタイムゾーン。例: "Asia/Tokyo"。',
  '1 is Monday, 7 is Sunday.': '1は月曜日、7は日曜日。',
  'Local time, "HH:MM": the first minute awake.': '現地時刻「HH:MM」。起きている最初の分。',
  'The first minute no longer awake; "24:00" is the end of the day.':
    'もう起きていない最初の分。「24:00」はその日の終わり。',
  'None overlaps another; one across midnight is two.':
    '互いに重ならない。真夜中をまたぐものは二つに分ける。',
  'Which hold for spells that begin now; null: always awake.':
    'いま始まる手番に適用されるもの。null: いつも起きている。',
  'Which take waking time away, and so hold a week after they were set; null: none.':
    '起きている時間を減らすため、設定の一週間後から適用されるもの。null: なし。',
  'When the caller is awake': '自分がいつ起きているか',
  'Set when the caller is awake': '自分がいつ起きているかを設定する',
  'It holds from the next spell on; where it takes waking time away, in a week. Slow clocks run in no other time.':
    '次の手番から適用されます。起きている時間を減らす変更は一週間後からです。日をまたぐ対局の時計は、起きている時間にだけ減ります。',
  'Be always awake': 'いつも起きていることにする',
  'The budget that runs.': '減っている持ち時間。',
  'Up to when it has been charged.': 'いつの分まで差し引かれたか。',
  'When it is empty, as things stand.': 'このままいけば、いつ切れるか。',
  'Since its seat came to owe its decision.': 'その席が決定を求められてからの分。',
  'null: the seat owes nothing.': 'null: その席は何も求められていない。',
  'When the game is abandoned unless somebody claims it; null: it ends at once.':
    '誰も申し立てなければ、いつ放棄となるか。null: ただちに終わる。',
  'What the game was made with: live-60, fast, daily or slow.':
    '対局を作るときに選んだもの。live-60・fast・daily・slowのいずれか。',
  'What happens when a clock is empty.': '時計が切れたときにどうなるか。',
  'What happens when a clock is empty; as usual for `clock` where not given.':
    '時計が切れたときにどうなるか。指定しなければ`clock`に応じた通常のもの。',
  'In how many spells the computer has answered for it.':
    'その席に代わってコンピューターが答えた手番の数。',
  'Until when all clocks stand; null: they run.': 'いつまで時計を止めているか。null: 動いている。',
  'Of the seats that people play.': '人が受け持つ席の時計。',
  'A clock that is empty, while its game goes on.': 'ゲームが続いている間に切れた時計。',
  'null: it is played without one.': 'null: 時計なしで対局している。',
  'When the first clock is empty, if nothing happens before; null: none runs.':
    '何も起こらなければ最初の時計が切れる時刻。null: 動いている時計はない。',
  'From a second to 21 days.': '1秒から21日まで。',
  'How much time its players have: live-60 (one sitting), fast, daily, slow (by correspondence) or none.':
    '持ち時間。live-60（一度の対局）、fast・daily・slow（日をまたぐ対局）、none（時計なし）。',
  "Win by the opponent's empty clock": '相手の時間切れによる勝ちを申し立てる',
  'Give the opponent more time, as much as the clock that runs takes':
    '相手の動いている時計に、入るだけ時間を加える',
  'What one player may ask of the other.': 'プレイヤーが相手に申し出られること。',
  'Take another name': '名前を変える',
  'Once a day. No key opens this.': '1日に1回。APIキーでは行えません。',
  'The version to which the game is to go back; null: nothing is to be taken back.':
    'ゲームが戻るバージョン。取り消しの申し出でなければnull。',
  'Of PAUSE and MORE_TIME, from a second to 21 days; of the others none.':
    'PAUSEとMORE_TIMEでは1秒から21日まで。ほかでは指定しない。',
  'The version that brought the request.': 'その申し出があったバージョン。',
  'false: it is refused, or by whoever asked taken back.':
    'false: 断る。申し出た本人なら取り下げる。',
  'The seat that asks.': '申し出た席。',
  'How long a pause, or how much time; null: it is not about time.':
    '中断の長さ、または追加する時間。null: 時間の申し出ではない。',
  'After that it cannot be answered any more.': 'この時刻を過ぎると回答できない。',
  'The version that brought it: an answer names it.':
    'その申し出があったバージョン。回答ではこれを指定する。',
  'One at most.': '多くても一つ。',
  'A game may end without a winner.': '勝者なしで終わることがある。',
  'What one player asks of the other and has no answer yet': 'まだ回答のない申し出',
  'Ask the opponent for something that takes both': '双方の合意が要ることを相手に申し出る',
  'Agree to what the opponent asks for, or refuse it; take back what you asked':
    '相手の申し出に同意するか断る。自分の申し出を取り下げる',
  'What it is about and played with, in one sentence.': '題材と使うものを一文で。',
  'A first game that teaches; null: it has none.': '覚えながら進める最初の対局。nullはなし。',
  'The `id` of `asks` in which it is done.': 'それを行う決定（`asks`の`id`）。',
  'An action that has all members of one of them will do.':
    'このうち一つの項目をすべて備えた行動なら、どれでもよい。',
  'What to do and why, in one short sentence.': '何を、なぜ行うかを短く一文で。',
  'Places, pieces and cards to be touched.': '触れるべき場所・駒・カード。',
  'To be said where it was the last step of a combat.': '戦闘がこの段階で終わったときに述べる文。',
  "The learner's; the computer plays all others.":
    '覚える人の席。ほかの席はコンピューターが受け持つ。',
  'At which the computer plays.': 'コンピューターの強さ。',
  'The written position that its game begins from.': '対局を始める、書かれた局面。',
  'One that does not come up is passed over for the first after it that does.':
    '現れない段階は飛ばし、次に現れた段階へ進む。',
  'The sign that its pieces bear.': '駒に描かれている印。',
  'With `stops` alone: what comes of it before the caller decides again, as far as they can know; null: nothing that an undo does not take back.':
    'stopsを付けたときだけ: 次に呼び出し側が決めるまでに何が起こるか（呼び出し側に分かる範囲）。nullは取り消せないことは起こらない。',
  'What an undo would take back for the caller now': 'いま「取り消し」で戻る手',
  'The sentence of its last step.': '最後の手順を表す文。',
  'null: nothing.': 'nullは取り消せる手がないことを表す。',
  'Without title, legend and tables, which lie on the map; what holds pieces stays.':
    '地図の上に置かれた題名・凡例・表を省く。駒の載るものは残ります。',
  'Where a combat begins and where it is over: what lies between is of that combat. null: neither.':
    '戦闘の始まりと終わり。その間の行はその戦闘のもの。null: どちらでもない。',
  "Whose doing it was; null: nobody's, or of both seats.":
    'した側。どちらでもない、または両方ならnull。',
  'Places of the box that it is about, as far as the caller hears of them: where it began first, where it went last.':
    '関係する箱の中の場所（呼び出し側に聞こえる範囲）。始まりの場所が最初、行き先が最後。',
  'Each with what comes of it.': '選ぶと何が起こるかを選択肢ごとに付ける。',
  'Short names: what its verb does, then what each of its fields names, in their order.':
    '短い名前: 動詞、続いて各項目の指すもの（順番どおり）。',
  'Season, turn and phase, in one line; null: it has not begun.':
    '年や季節、ターン、フェイズを一行で。null: まだ始まっていません。',
  'null: nothing is asked of the caller.': 'null: 自分に求められている決定はありません。',
  'As the caller may know it; empty: no score is kept, or it has not begun.':
    '自分に分かる範囲の得点。空: 得点がないか、まだ始まっていません。',
  'What the decision is called in its ruleset.': 'ルールセットでのその決定の名前。',
  'A short question or request; of a reaction, to what.':
    '短い問いかけ。何かへの対応なら、何への対応かも。',
  'A seat, or `*` for a spectator: as it saw the game; once the game is over.':
    '席、または観戦者を表す`*`。そこから見えていたゲームを示す（終局後のみ）。',
  'Play it again with its sides exchanged, once it is over': '終局後、陣営を入れ替えて再戦する',
  'The rematch that one of its players has asked for': 'プレイヤーが申し込んだ再戦',
  'To look at a private one without a seat in it; null: it is not private.':
    '席に着かずに非公開のゲームを見るためのもの。null: 非公開ではない。',
  "What the computer would do in the caller's place": 'コンピューターならこの席で何をするか',
  "What the computer would do in the caller's place; null: the decision is not theirs.":
    'コンピューターならこの席で何をするか。null: 呼び出した側の決定ではない。',
  'The version it is asked about.': 'どのバージョンについて尋ねるか。',
  'null: nobody has asked for one.': 'null: 再戦の申し込みはない。',
  'What is left.': '残りの数。',
  'null: the rules set no number.': 'null: ルールに数の定めなし。',
  'What the verb that ends the decision does here; null: its name says it.':
    '決定を終える動詞がここですること。null: 動詞の名前のとおり。',
  'None where there is one kind of points.': '得点が一種類だけなら空。',
  '1 where each piece is one of its own.': '駒の数。固有の駒なら1。',
  'Strength of each; null: the game gives its pieces none.':
    '駒ごとの現在の戦力。null: 駒に戦力のないゲーム。',
  'The same, unhurt.': '損害のないときの戦力。',
  'So many more, of which the caller may not know which they are.':
    'このほかに、どの駒か自分には分からないものの数。',
  "Rolled next, if it comes to that; one roll for both is the attacker's. null: not known.":
    '次に振るサイコロの数。両軍で一度だけ振るなら攻撃側の数とする。null: 分からない。',
  "As it counts in the combat, in the game's own measure; null: not known.":
    '戦闘で数える戦力（そのゲームの単位）。null: 分からない。',
  'The force of each seat, in their order.': '各席の戦力（席の順）。',
  'What changes it as it stands.': '現在の戦闘に働く修正。',
  'With how it ends from where it stands.': 'この時点からの結末と確率を付ける。',
  "Whose success it is; null: nobody's.": '成功した側の席。null: どちらでもない。',
  'Its probability; those of all add up to 1.': '確率。合計は1。',
  'With `odds` alone. How it ends, exactly, from where it stands, if both go on with it, no card is played and losses fall as `combatOdds` has it; null: the caller may not know.':
    'oddsを付けたときだけ: この時点からの結末と正確な確率（両軍とも戦闘を続け、カードは使わず、損害は`combatOdds`と同じ割り当てとする）。null: 自分には分からない。',
  'What its value is: `DIE`, added to the die; `DICE`, so many dice more; `FACTOR`, strength or fire is multiplied by it.':
    '値の意味。`DIE`: サイの目に加える。`DICE`: サイコロの増える数。`FACTOR`: 戦力または射撃の倍率。',
  'What is known of an attack before it is made': '攻撃する前に分かること',
  'The place that it attacks.': '攻撃する場所。',
  'Rolled first, at once, by both sides together, if it comes to that; null: not known.':
    '戦闘になったとき最初に同時に振るサイコロの数（両軍の合計）。null: 分からない。',
  'How the attack ends, exactly, as things stand, if both go on with it, no card is played and losses fall as `combatOdds` has it; null: the caller may not know, or more is decided before it is fought.':
    'いまの状況での攻撃の結末と正確な確率（両軍とも戦闘を続け、カードは使わず、損害は`combatOdds`と同じ割り当てとする）。null: 自分には分からない、または戦闘の前にまだ決めることがある。',
  'What the caller may know of the attack that this one action begins; null: it attacks nobody that they see, or it may not be made (`explain` says why). Nothing is changed.':
    'この行動で始まる攻撃について自分に分かること。null: 自分に見える敵を攻撃しない、または行えない行動（理由は`explain`）。何も変わらない。',
  'By which it is revoked.': '失効させるときに使うid。',
  'Whoever has it sees the picture, without a token: as a drawing, or with `.png` at its end as a picture.':
    'これを知っている人はトークンなしで図を見られます。そのままならSVG、末尾を`.png`にするとPNG。',
  '24 hours after it was made, or when the token ends by which it was made.':
    '作ってから24時間後。作るのに使ったトークンがそれより早く切れるなら、その時。',
  'The version that it shows.': '示している版。',
  'The version that it shows, from 1 to the present one.': '見せるバージョン（1から現在まで）。',
  'Make a link to the board as your seat sees it at one version':
    'あるバージョンの自分の席から見た盤へのリンクを作る',
  'Make a link to a picture open nothing from now on': '図へのリンクを失効させる',
  'Your links to pictures that still open': '自分が作り、まだ開ける図へのリンク',
  'Make all your links to pictures open nothing from now on':
    '自分が作った図へのリンクをすべて失効させる',
  'The board that somebody shares by a link, as a drawing': 'リンクで共有された盤（SVG）',
  'The board that somebody shares by a link, as a picture for chats':
    'リンクで共有された盤（チャット用PNG）',
  'Tried, and not played': '試しただけで、実行はしていない',
  'Where a plan leads before its first boundary; nothing is changed':
    '計画が最初の区切りの手前でどうなるか（何も変わらない）',
  'The step, from 0: it and those after it were not tried.':
    '計画の手順（0から数える）。これと、その後の手順は試していない。',
  'What would have come of it.': 'その手順で起きるはずだったこと。',
  "Every legal action of the caller's seat there, sorted.":
    'その時点での自分の席の合法な行動すべて（並べ替え済み）。',
  'What the caller would know there, as `viewSchema` of the ruleset has it.':
    'その時点で自分に分かること（ルールセットの`viewSchema`のとおり）。',
  'The first step with a boundary, as far as the caller can know; null: the plan was tried whole.':
    '自分に分かる範囲で最初の区切りとなる手順。null: 計画をすべて試した。',
  'As `components` has it.': '`components`にあるid。',
  'The place from which it moves what it names; not there where it moves nothing, or names that place itself.':
    '動かすものが今いる場所。何も動かさないとき、または動作の側に出発地があるときは、この項目はない。',
  'The place that it attacks, where the caller sees enemies; not there where it attacks nobody.':
    '攻撃する場所（自分に敵が見える場所）。だれも攻撃しなければこの項目はない。',
  'The process answers': 'プロセスが応答するか',
  'It takes requests, and its database answers and has room to write':
    'リクエストを受け付け、データベースが応答し、書き込む余地があるか',
  'Figures for a monitor, as Prometheus reads them': '監視用の数値（Prometheus形式）',
  'METRICS_TOKEN.': '設定METRICS_TOKENの値。',
  'Before the header Accept-Language.': 'ヘッダーAccept-Languageより優先します。',
  'Become a player, as a guest': 'ゲストとしてプレイヤーになる',
  'Who am I': '自分の情報',
  'The keys of your bots': 'ボット用のキーの一覧',
  'Make a key for a bot; it is shown this once':
    'ボット用のキーを作る（表示されるのはこの一度だけ）',
  'Make a key open nothing from now on': 'キーを無効にする',
  'What can be played here': '遊べるゲームの一覧',
  'One of them': 'そのうちの一つ',
  'What lies in its box: places, pieces, cards, schedule and tracks':
    '箱の中身: 場所、コマ、カード、増援予定、トラック',
  'Points: how wide it is shown. What is drawn how hangs on them.':
    '表示する幅（ポイント）。描き方もこれで決まります。',
  'A part of the board, as the ruleset offers them, or "all". Without it a game shows the part with which its scenario opens, if it has one, else the whole board.':
    'ルールセットが提供する盤の一部分。省略すると、ゲームではシナリオの最初の部分図(あれば)を、なければ盤全体を表示します。',
  'A place of the board, by its id: what lies around it, large enough to be read.':
    '場所のid。その周辺を読める大きさで描きます。',
  'Its board without what lies on it': '盤だけの図（コマなし）',
  'What a refusal cites': '拒否の理由として引用される条項',
  'New for each new request; the same again gives the same answer.':
    'リクエストごとに新しい値。同じ値を送ると同じ答えが返ります。',
  'Make a game and take a seat in it': 'ゲームを作って着席する',
  'The caller has a seat.': '自分が着席しているもの。',
  'The caller owes a decision.': '自分の決定待ちのもの。',
  'A seat is free.': '空席のあるもの。',
  'What comes first: what was made last, or what changed last.':
    '並び順: 作成の新しい順、または更新の新しい順。',
  'Where the page before ended.': '前のページの終わり。',
  'Games, first those that were made last, or that changed last':
    'ゲームの一覧（作成または更新の新しい順）',
  'To look at a private game without a seat in it.':
    '着席していない非公開ゲームを見るための招待コード。',
  'The version to look back to.': '振り返るバージョン。',
  'As the ruleset tells it: of the box there is now the answer may be kept for good.':
    'ルールセットのboxの値。現在の値を指定した回答は、ずっと保存してかまいません。',
  'Use `box`.': 'boxを使ってください。',
  'Of what lies in its box: another whenever anything in there is.':
    '箱の中身を表す値。中身が変わるたびに変わります。',
  'The seats as the pictures draw them.': '画像に描かれるとおりの席。',
  'For who cannot tell the colours apart.': '色を見分けにくい人のための印。',
  'A game as the caller may see it, now or as it was': '自分に見えるゲームの今、または過去',
  'Take a seat; the game begins when the last is taken': '着席する（全席が埋まるとゲームが始まる）',
  "Every legal action of the caller's seat now; none = wait":
    '自分の席でいま可能な行動すべて（空なら待ち）',
  'Later versions only.': 'これより後のバージョンだけ。',
  'At most so many lines, but never part of a version.':
    '行数の上限。一つのバージョンが途中で切れることはありません。',
  'The log as the caller hears it': '自分に聞こえる記録',
  'Why an action may not be made now; nothing is changed':
    'その行動をいま実行できない理由（何も変わりません）',
  'What a submission of that one action would be told; null: it may be made.':
    'その行動一つを提出したときの答え。null: 実行できます。',
  Played: '実行された',
  'Play: the one way a game changes': 'プレイする（ゲームを進める唯一の方法）',
  "Take back the caller's last submission": '自分の最後の提出を取り消す',
  Resign: '投了する',
  'Messages `change` (id = version), then `end` when the game is over, or `error`. Coming back after the end gives 204.':
    'メッセージは`change`（id = バージョン）、ゲームが終われば`end`、または`error`。終了後に再接続すると204が返ります。',
  'The last version already known, where no Last-Event-ID is sent; else from now on.':
    'すでに知っている最後のバージョン（Last-Event-IDを送らない場合）。なければ今から。',
  'The last version known.': 'すでに知っている最後のバージョン。',
  'The game is over and all of it is known.': 'ゲームは終了し、すべて受信済みです。',
  'Every change since the last one known, then live, as server-sent events':
    '知っている変更より後のすべてと、以後の変更（サーバー送信イベント）',
  'Messages `game` (id = cursor), or `error`.':
    'メッセージは`game`（id = カーソル）、または`error`。',
  'The last cursor already known, where no Last-Event-ID is sent.':
    'すでに知っている最後のカーソル（Last-Event-IDを送らない場合）。',
  'The last cursor known.': 'すでに知っている最後のカーソル。',
  'All your games as they are, then each whenever it changes, as server-sent events':
    '自分の全ゲームの現状と、以後変わるたびにその一つ（サーバー送信イベント）',
  'What to mark: `last`, the places of the last move as the caller hears it; `choices`, those where the caller may do something now.':
    '印を付けるもの: `last`は自分に聞こえる直前の手の場所、`choices`は自分がいま何かできる場所。',
  'What a game of that scenario shows where it is asked for no part: the ground can be asked for together with its pieces.':
    'そのシナリオのゲームがpartなしで示す範囲。駒の図と同時に地図を取得できます。',
  'Without the ground, to be laid over `ground.svg` of the ruleset.':
    '地図なし。ルールセットの`ground.svg`に重ねます。',
  'With its typefaces in it, so that it looks as the PNG does; counts as a picture.':
    '書体を埋め込み、PNGと同じ見た目にします。画像1枚として数えます。',
  'Small pictures of many games, for lists': '一覧用に、多くのゲームの小さな図',
  'What the caller may not see is left out, as is what has not begun.':
    '見る権利のないゲームと、まだ始まっていないゲームは含まれません。',
  'Ids of games with commas between, 20 at most.': 'ゲームのid。コンマ区切りで20件まで。',
  'Points.': 'ポイント。',
  'To be laid over `ground.svg` of the ruleset, without furniture.':
    'ルールセットの`ground.svg`（`furniture=none`）に重ねます。',
  'The board as a drawing': '盤の図（SVG）',
  'How many submissions of your plan it shows beyond that.':
    'そのあとに予定された自分の手を、いくつ含めて示しているか。',
  'Pixels a point, as the screen has them.': '1ポイントあたりのピクセル数（画面に合わせる）。',
  'The board as a picture for chats': 'チャット用の盤の画像（PNG）',
  'The board read aloud': '盤を文章で読み上げたもの',
  'The whole of a finished game, for whoever checks its dice':
    '終了したゲームの全記録（サイコロを検証する人のために）',
  'What lies beside the map, as the caller may know it': '自分が知りうる、地図の脇に置かれたもの',
  'All cards of a game, by number': 'ゲームの全カード（番号順）',
  'A card as a drawing': 'カードの図（SVG）',
  'Pixels.': 'ピクセル。',
  'A card as a picture for chats': 'チャット用のカードの画像（PNG）',
  'Use a card: a typed face over moves': 'カードを使う（movesを型付きにした窓口）',
  'The combat in progress, as the caller may know it': '自分が知りうる進行中の戦闘',
  'The id of the last report already known.': 'すでに知っている最後の報告のid。',
  'Combats that are over, in the order in which they ended': '終わった戦闘（終わった順）',
  "Exact odds of a combat that might be fought, by the game's rules":
    'ありうる戦闘の正確な確率（そのゲームのルールによる）',
  'Exact odds of a combat that might be fought': 'ありうる戦闘の正確な確率',
  'Decide in a combat: a typed face over moves': '戦闘での決定（movesを型付きにした窓口）',
  'Rules-enforced two-player historical board wargames.':
    'サーバーがルールを守らせる、二人用ヒストリカル・ボードウォーゲーム。',
  'What is wrong and what to do about it.': '何が問題で、どうすればよいか。',
  '1 to 40 visible characters, as a reader counts them.': '目に見える文字で1〜40字。',
  'Send it as "Authorization: Bearer …". It ends by itself, after 90 days where TOKEN_DAYS is not set.':
    '「Authorization: Bearer …」として送ります。TOKEN_DAYSの設定がなければ90日で失効します。',
  'A new token for who is signed in': 'サインイン中のプレイヤーの新しいトークン',
  'The one it is asked with stays good until its own end. No key opens this.':
    'リクエストに使ったトークンも、本来の期限までは有効です。キーでは使えません。',
  'When it ends by itself; null: never, it is good until it is revoked.':
    '失効する時刻。null: 取り消すまで有効。',
  'To a minute; null: never.': '分単位。null: 未使用。',
  '`play` holds `read`.': '`play`は`read`を含みます。',
  'When it is to end by itself. Not given: never, it is good until it is revoked.':
    '失効させる時刻。なければ、取り消すまで有効です。',
  'Keep it: it is not shown again.': '保管してください。二度と表示されません。',
  'JSON Schema of the options of a new game of it.':
    'このシナリオで新しいゲームを作るときのオプションのJSON Schema。',
  'In the units of the drawing.': '図の単位で。',
  'Of the whole drawing, in its own units.': '図全体の大きさ（図の単位で）。',
  'Worth a picture of their own.': '個別の画像に向く部分。',
  'One sentence of our own.': '独自の一文による要約。',
  'Raised whenever an old log would replay differently.':
    '古い記録の再生結果が変わるたびに上がります。',
  'Where a scenario has none of its own.': 'シナリオに固有の名前がない場合の名前。',
  'JSON Schema of the options of a new game whose scenario has none of its own.':
    'シナリオに固有のオプションがない場合の、新しいゲームのオプションのJSON Schema。',
  'JSON Schema of an action.': '行動のJSON Schema。',
  'JSON Schema of a view.': 'ビューのJSON Schema。',
  'JSON Schema of a combat whose odds may be asked.': '確率を尋ねられる戦闘のJSON Schema。',
  'null: nobody’s.': 'null: どちらのものでもない。',
  'In the units of the board.': '盤の単位で。',
  'What the game prints, as `shapes` has it of the kind.':
    'コマやカードに印刷された値。形は`shapes`の種類ごとの定義に従います。',
  'Movement points; null: the rules count none.': '移動力。null: ルール上の消費なし。',
  'More than 1: so many that are all alike.': '2以上なら、同じものがその数あります。',
  'Who may use its event; null: all.': 'イベントを使える側。null: 全員。',
  'Operation points.': '作戦ポイント。',
  'A value of a track.': 'トラックの値。',
  'In that scenario alone.': 'そのシナリオだけ。',
  'null: beside the board.': 'null: 盤の脇。',
  'null: drawn.': 'null: 引き分け。',
  'Good both ways, each listed once.': '双方向に有効。一度だけ挙げます。',
  'Kinds, and whatever else actions and views name by an id.':
    '種類など、行動やビューがidで呼ぶものすべて。',
  'What the verbs of actions do, in a word or two.': '行動の動詞の短い名前。',
  'The fields of its actions that say how many: of choices otherwise equal there is one of 1, one of 2 and so on.':
    'この動詞の行動で数を表す項目。ほかが等しい選択肢は、1、2、…と最大まで切れ目なくある。',
  'JSON Schemas of `more`, by kind.': '種類ごとの`more`のJSON Schema。',
  'As `optionSchema` of the ruleset has it.': 'ルールセットの`optionSchema`に従います。',
  "The creator's; the first if not given.": '作成者の席。なければ最初の席。',
  '64 hex digits: makes it a practice game.': '16進64桁。指定すると練習用のゲームになります。',
  'A written position: unrated.': '書かれた局面から始めます（レート対象外）。',
  "The creator's share of the chance.": '乱数のうち作成者の持ち分。',
  'null: the seat is free.': 'null: 空席。',
  'null: a person plays, or nobody yet.': 'null: 人が着いている、またはまだ空席。',
  'How the computer plays: random, greedy.': 'コンピューターの強さ: random、greedy。',
  'One of random, greedy.': 'random、greedyのいずれか。',
  'Seats that the computer plays; never the own.':
    'コンピューターが着く席。自分の席は指定できません。',
  'null: a draw.': 'null: 引き分け。',
  'null: not by any rule, as a resignation.': 'null: 投了など、条項によらないもの。',
  'SHA-256 of the seed, fixed before the first move.':
    'シードのSHA-256。最初の手より前に確定します。',
  'Hex; once the game is over.': '16進。ゲーム終了後に公開されます。',
  'Seat to its own share of the chance.': '席ごとの、乱数の持ち分。',
  'Number of changes that every seat may know of.': '全席が知りうる変更の数。',
  'Seats that owe a decision now, possibly several.': 'いま決定すべき席（複数のことも）。',
  'Once over.': '終了後。',
  'The creator chose the seed.': '作成者がシードを選んだもの。',
  'A practice game, or begun from a written position.':
    '練習用、または書かれた局面から始めたもの。',
  'Seen and joined by invitation only.': '招待された人だけが見て参加できます。',
  'When it came to its version.': '今のバージョンになった時刻。',
  "The caller's own steps since, while they declare or answer under seal.":
    '宣言中や封印回答中の、自分だけの手順の数。',
  'What the caller may know, as `viewSchema` has it.':
    '自分が知りうる局面。形は`viewSchema`に従います。',
  'For the creator, once.': '作成者に一度だけ。',
  'In the order that was asked for.': '指定した順。',
  'Send it as `after` for the next page.': '次のページでは`after`として送ります。',
  'Of a private game.': '非公開ゲームのもの。',
  "The player's own share of the chance.": '乱数のうち自分の持ち分。',
  'As `actionSchema` of the ruleset has it.': 'ルールセットの`actionSchema`に従います。',
  'Every legal action now; empty = wait.': 'いま可能な行動すべて。空なら待ち。',
  'Whole versions; go on with the last one.': 'バージョン単位。続きは最後のバージョンから。',
  'What forbids it.': '禁じている条項。',
  'The step of the plan that was refused, from 0.': '拒否された手順の番号（0から）。',
  'What a rule prefers to it, or what may be done that comes nearest to it.':
    'ルールがそれより優先する行動、または実行できる中で最もそれに近い行動。',
  "The game's.": 'ゲームのもの。',
  'The version it was made against.': '前提としたバージョン。',
  "The caller's own number it was made against.": '前提とした自分だけの番号。',
  'Several are one plan: all or nothing up to its first boundary.':
    '複数なら一つの計画。最初の区切りまで、すべて行うか何も行わないか。',
  'Steps carried out; for an undo, taken back.': '実行した（取り消しなら戻した）手順の数。',
  'Why the plan stopped where it did.': '計画がそこで止まった理由。',
  'As it is now.': '今の状態。',
  "RFC 6902, from the caller's view at the version before to the one at this.":
    'RFC 6902。前のバージョンの自分のビューから、このバージョンのビューへの差分。',
  'Come back with it to be told what has changed since.':
    '再接続時に送ると、その後の変更が届きます。',
  "The caller's.": '自分の席。',
  'null: the caller may not know.': 'null: 自分は知りえません。',
  'What it does.': '効果。',
  'The history behind it.': '歴史的背景。',
  "In the game's own terms: units, dice to come.":
    'ゲーム固有の内容: ユニット、これから振るサイコロなど。',
  'What the caller may do in it now.': 'いま自分ができること。',
  'null: nobody fights.': 'null: 戦闘なし。',
  'Type of the event that opened it.': '始まりの出来事の種類。',
  'The version in which it began.': '始まったバージョン。',
  'The version in which it ended.': '終わったバージョン。',
  'Dice rolled.': '振ったサイコロの数。',
  'What its opening event said.': '始まりの出来事の内容。',
  'What its closing event said.': '終わりの出来事の内容。',
  'As `oddsSchema` of the ruleset has it.': 'ルールセットの`oddsSchema`に従います。',
  'Exact; those of all rows add up to 1.': '正確な値。全行の合計は1です。',
  'Your endpoints': '自分の通知先',
  'Make an endpoint: a URL to which signed webhooks are sent':
    '通知先を作る: 署名付きwebhookを送るURL',
  'Delete an endpoint, with all that waits for it': '通知先を、送信待ちの通知ごと削除する',
  'A new secret; for a day the one before signs beside it':
    '新しい秘密鍵を発行する。前の鍵も1日は併用される',
  'Send an endpoint nothing for now': '通知先への送信を止める',
  'Send an endpoint what has gathered, once it has taken a trial':
    '試しの通知が受け取られたら、たまった通知の送信を再開する',
  'Send an endpoint a trial': '通知先に試しの通知を送る',
  'Tell an endpoint once more what it follows of a game or an event':
    '通知先に、フォロー中の対局やイベントの出来事をもう一度伝える',
  'The delivery with which the page before ended.': '前のページの最後の通知。',
  'What was sent to an endpoint, or is to be, the newest first':
    '通知先に送った、または送る予定の通知(新しい順)',
  'Send a delivery once more': '通知をもう一度送る',
  'What your endpoints hear': '自分の通知先がフォローしているもの',
  'Have an endpoint told of a game, of an event, or of all your games':
    '通知先に、ある対局、あるイベント、または自分の全対局をフォローさせる',
  'Have an endpoint told no longer': 'フォローをやめる',
  'With what the webhooks of this service are signed, for whoever has no secret':
    'このサービスのwebhookの署名を、秘密鍵なしで確かめるための公開鍵',
  'The language of its sentences.': '文章の言語。',
  'Since when nothing has arrived there; null: what was sent last did.':
    'いつから届いていないか。null: 最後の通知は届きました。',
  'https, at port 443 or 1024 and above, on the public internet. It has to answer a trial with 2xx within five seconds.':
    '公開インターネット上のhttps(ポート443または1024以上)。試しの通知に5秒以内に2xxで応答する必要があります。',
  'By which its webhooks are checked. Keep it: it is not shown again.':
    'webhookを検証するための鍵。二度と表示されないので保管してください。',
  'The header `webhook-id`: the same on every try.': 'ヘッダー`webhook-id`。再送でも変わりません。',
  'null: it is about an event, or a trial.': 'null: イベントについての通知か、試しの通知。',
  'Of the game, or the number of the fact of the event; 0 for a trial.':
    '対局のバージョン、またはイベントの記録の番号。試しの通知は0。',
  'As `type` in what is sent: a notice about a game or an event, or `endpoint.test`.':
    '送られる`type`と同じ。対局かイベントについての通知か、`endpoint.test`。',
  'HTTP status of the last answer; null: there was none.':
    '最後の応答のHTTPステータス。null: 応答なし。',
  'What the last answer said, where it was not taken: 200 characters at most.':
    '受け取られなかった場合の、最後の応答の内容(200文字まで)。',
  'null: not tried yet.': 'null: まだ送っていません。',
  'The version after which the log, or the facts of an event, are read again; 0: all of it.':
    'このバージョンの後から、対局のログかイベントの記録を読み直します。0: すべて。',
  'Notices that are sent again.': 'もう一度送られる通知の数。',
  'Up to this version that is all; go on from here until it no longer grows.':
    'このバージョンまではこれで全部です。増えなくなるまで、ここから続けてください。',
  'null, and no event either: of every game at which you have a seat.':
    'イベントもなくnull: 自分が席に着いているすべての対局。',
  'Not given, and no event either: every game at which you have a seat, now and later.':
    'イベントの指定もなく省略時: 自分が席に着いている、または今後着くすべての対局。',
  'Not given: all but `game.changed` and `tournament.changed`, which tell of every version.':
    '省略時: バージョンごとに届く`game.changed`と`tournament.changed`以外のすべて。',
  'null: it is about a game, or a trial.': 'null: 対局についての通知か、試しの通知。',
  'null: of games.': 'null: 対局について。',
  'Id or slug of an event: instead of games.': '対局の代わりにフォローするイベントのIDかslug。',
  'Give one of the two.': 'どちらか一方を指定します。',
  'Changes with the key.': '鍵が変わると変わります。',
  'Ed25519, as Standard Webhooks writes it: for signatures that begin with `v1a,`.':
    'Standard Webhooks形式のEd25519公開鍵。`v1a,`で始まる署名用。',
  'Make an event: a draft until it is opened': 'イベントを作る。受付を始めるまでは準備中',
  'Events, the newest first': 'イベントの一覧。新しいものから',
  'An event, now or as it was': 'イベント。現在または過去の時点',
  'Its table, the first first': '順位表。上位から',
  'What was done in it, in order': 'イベントの記録。古いものから',
  'What you may do in it now': 'いま自分にできる操作',
  'The one way an event changes': 'イベントに対する操作。イベントはこれによってのみ変わる',
  'One a round, in turn, or what pairs strike from.':
    '回戦ごとに一つずつ順番に使うもの、または対戦する2人が消していくもの。',
  'They strike scenarios in turn and play the last one.':
    'シナリオを交互に消し、最後に残ったもので対局する。',
  'Points that each entrant can bid for sides, in the whole event; null: no bids.':
    '各参加者がイベント全体で陣営の入札に使える点数。null: 入札はない。',
  'For each strike, and for the two bids; then it is settled without them.':
    '1回の消去、および双方の入札にかけられる時間。過ぎると本人抜きで決まる。',
  'null: they choose nothing.': 'null: 何も選ばない。',
  'The game that it is for, from 1.': 'どの対局のためか。1から数える。',
  'The entries that are waited for.': '待たれている参加者の番号。',
  'Then it is settled without them.': 'この時刻を過ぎると本人抜きで決まる。',
  'Of what they can bid in the whole event.': 'イベント全体の持ち点のうちの点数。',
  'What they play; null: they have not struck the others yet.':
    '対局するシナリオ。null: まだ消し終わっていない。',
  'null: they have nothing to choose now.': 'null: 今選ぶものはない。',
  'By game.': '対局ごと。',
  'null: each pair strikes its own.': 'null: 対戦ごとに消して決める。',
  'What they can still bid; null: nobody bids.': '入札に使える残りの点数。null: 入札はない。',
  'The first and the second side.': '先の陣営と後の陣営。',
  'The clock of its games.': '対局の持ち時間。',
  'Who was not invited may enter, too.': '招待されていない人も参加できる。',
  'Until then entries are taken; then it starts by itself.':
    '参加受付の締め切り。この時刻に自動で始まる。',
  'The last round that somebody may enter for.': '途中参加できる最後の回戦。',
  'From the publishing of a round to its deadline.': '組み合わせの公開から期限までの時間。',
  'After a deadline, until what is proposed stands.':
    '期限の後、提案された裁定が確定するまでの猶予。',
  'Until the next round is paired and published by itself.':
    '次の回戦の組み合わせが自動で公開されるまでの時間。',
  'Half-point byes that an entrant may ask for.': '参加者が申し込める0.5点の不戦の回数。',
  'Places that something hangs on.': '節目となる順位。入賞、勝ち抜けなど。',
  'From 1, in the order of entry: what the rest of the event calls them by.':
    '1からの参加順の番号。イベント内ではこの番号で参加者を指す。',
  'Their place among the seeds, from 1; who is not seeded comes last.':
    'シード順位（1から）。シードのない参加者は最後になる。',
  'Rounds in which they asked not to be paired.': '不戦を申し込んだ回戦。',
  'Take over an event that is over, from its export.json':
    '終わったイベントをexport.jsonから取り込む',
  'What an export has to look like to be imported, as a JSON Schema':
    '取り込めるエクスポートの形式（JSON Schema）',
  'Of the event that was exported.': '書き出されたイベントのID。',
  'The player who imported it.': '取り込んだプレイヤー。',
  'null: it was run here. Else it was imported: its games are not here, and this service vouches for none of it.':
    'null: ここで行われたイベント。それ以外は取り込まれたもので、ゲームはここになく、内容をこのサービスは保証しない。',
  'null: it has not begun yet, or it was played elsewhere.':
    'null: まだ始まっていないか、別の場所で行われた。',
  'Only who checks in before a round is paired.':
    '回戦の前に出席を確認した参加者だけを組み合わせる。',
  'Days that players take off stop their clocks in its games.':
    'プレイヤーが休暇を取っている間、イベントのゲームでもその時計が止まる。',
  'The last round that they have checked in for; 0: none.': '最後に出席を確認した回戦。0はなし。',
  'Of the bracket; null: it is of none.':
    '勝ち抜き表での試合番号。nullは勝ち抜き表の試合ではない。',
  'Who goes on, once its round is closed.': 'その回戦が終わった後、勝ち上がる参加者の番号。',
  'They should not have met: it counts for nothing.':
    '本来は対戦しないはずだった組み合わせで、結果は数えない。',
  'From 1; those that feed it have lower ones.':
    '1から始まる番号。勝ち上がり元の試合の番号はこれより小さい。',
  'Of its bracket, from 1.': 'その表の中での段階。1から始まる。',
  'Where whoever loses it and is out ends.': 'この試合に負けて敗退した参加者の順位。',
  'Of the first and of the second.': '先の参加者と後の参加者のもの。',
  'The number of an entry; null: nobody, or it is not known yet.':
    '参加者の番号。nullは誰もいないか、まだ決まっていない。',
  'Who goes on; null: nobody, or it is open.': '勝ち上がる参加者の番号。nullは誰もいないか、未決。',
  'It is known who goes on, or that nobody does.':
    '勝ち上がる参加者、または誰もいないことが決まっている。',
  'In which it is played; null: in none yet.': 'この試合が行われる回戦。nullはまだない。',
  'On which it is played; null: on none yet.': 'この試合が行われる卓。nullはまだない。',
  'SEED, or WINNER or LOSER of another match.':
    'SEED（シード）、または別の試合のWINNER（勝者）かLOSER（敗者）。',
  'Of the seed, or of the match.': 'シード順位、または試合の番号。',
  'The matches of its bracket; none without one': '勝ち抜き表の試合。なければ空',
  'In brackets: games are played until one has more than half of so many.':
    '勝ち抜き戦で、この数の過半数を取るまでゲームを行う。',
  'null: there is no second stage.': 'null: 次のステージはない。',
  'In a double knockout who has lost no match has to be beaten twice.':
    'ダブルイリミネーションで、無敗の参加者は2回負けるまで敗退しない。',
  'The seat of the first of the pair.': '組の先の参加者が着く席。',
  'null: it goes on.': 'null: 対局中。',
  'GAME, FORFEIT or RULING: how it came to that.':
    'その結果になった理由: GAME（対局）・FORFEIT（不戦）・RULING（裁定）。',
  'The fact that decided it.': '結果を決めた記録の番号。',
  'From 1.': '1から。',
  'The number of an entry.': '参加者の番号。',
  'Of the first, so far; in a bracket games won.':
    '先の参加者がこの回戦でこれまでに得た点。勝ち抜き戦では勝ったゲームの数。',
  'Of the second, so far; in a bracket games won.':
    '後の参加者がこの回戦でこれまでに得た点。勝ち抜き戦では勝ったゲームの数。',
  'Board 1 first.': '第1卓から。',
  'Numbers of entries that the pairing left over.':
    '組み合わせで相手がなく不戦となった参加者の番号。',
  'When it was proposed, published or closed, whichever was last.':
    '提案・公開・終了のうち、最後に行われたものの時刻。',
  'null: it is not published yet.': 'null: まだ公開されていない。',
  'Of an event that is looked back to it has the version too, as "…@5".':
    '過去の時点のイベントでは、「…@5」のようにバージョンが付く。',
  'What it is called in links.': 'リンクで使う名前。',
  'The number of its facts.': '記録の件数。',
  'Rounds it will have; 0 before the start.': '予定の回戦数。開始前は0。',
  'Entrants who play.': '出場している参加者の数。',
  'SHA-256 of the seed of its lots, hex.': '抽選のシードのSHA-256（16進）。',
  'Of its lots, hex; null until it is over.': '抽選のシード（16進）。終わるまではnull。',
  'When something happens by itself; null: nothing does.':
    '次に自動で進む時刻。null: 自動では進まない。',
  'Entry 1 first.': '番号1の参加者から。',
  'Round 1 first.': '第1回戦から。',
  'What `after` takes for the next page.': '次のページを得るために`after`に渡す値。',
  'What can still be played: what is not struck, or that of the round.':
    'まだ対局できるシナリオ。消されていないもの、または回戦のシナリオ。',
  'Places of the settings that they reach in any case.':
    '設定された節目の順位のうち、到達が確定しているもの。',
  'None of these places can be reached any more.': '節目の順位のどれにも届かない。',
  'How many endings were looked at; null: only points were.':
    '調べた結末の数。null: 得点だけで判断した。',
  'The fact since which no range has grown wider.':
    'この番号の記録以降、順位の幅は広がっていない。',
  'The opponent it comes from; null: nobody played.':
    'その点のもとになった対戦相手。null: 対戦なし。',
  'false: it was cut.': 'false: 除外された。',
  'Its acronym.': '略称。',
  'null: there is none.': 'null: 値がない。',
  'What adds up to it.': '内訳。合計が値になる。',
  'From 1; the same where nothing separates them.': '1から。差がなければ同順位。',
  'From 1; null: there are no pools.': '1から。null: 組分けがない。',
  'The place in the pool, as `rank`.': '組の中の順位。数え方は`rank`と同じ。',
  'null: everybody meets everybody.': 'null: 全員が総当たり。',
  'Games begun with the first and with the second side.': '先の陣営と後の陣営で始めた対局の数。',
  'Games over the board that are over.': '実際に対局して終わった局数。',
  'In the order of the settings.': '設定の順。',
  'A player; null: time, or a game that ended.':
    '操作したプレイヤー。null: 時間の経過または対局の終了による。',
  'In which they did it.': '操作したときの役割。',
  'What it says, by its kind.': '内容。種類によって異なる。',
  'entry, entries, round, board, leg, fact, player, text, name, time, scenario, seat, points or choice.':
    'entry・entries・round・board・leg・fact・player・text・name・time・scenario・seat・points・choiceのいずれか。',
  'Of a choice, what there is.': 'choiceの場合の選択肢。',
  'It may be left out.': '省略できる。',
  'What `direct` takes as `kind`.': '操作を送るときに`kind`に入れる値。',
  'A reason is asked for, which all can read.': '理由が必要。理由は全員に公開される。',
  'Which act, from 0; null: none was looked at.':
    '何番目の操作か（0から）。null: どの操作も調べていない。',
  'Acts that can be done instead.': '代わりにできる操作。',
  'As it is.': '現在のイベント。',
  'It was only shown: nothing is written.': '試しただけで、何も記録していない。',
  'What it has written, or would write.': '記録したもの。試した場合は記録されるはずのもの。',
};
