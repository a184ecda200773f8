// Titles of the 87 divisioni and 22 sezioni of ATECO 2025 (ISTAT), one a line.
export const DIVISIONS_2025 = `
01|Produzioni vegetali e animali, caccia e servizi connessi
02|Silvicoltura e utilizzo di aree forestali
03|Pesca e acquacoltura
05|Estrazione di carbone e lignite
06|Estrazione di petrolio greggio e gas naturale
07|Estrazione di minerali metalliferi
08|Altre attività estrattive
09|Attività dei servizi di supporto all'estrazione
10|Produzione di prodotti alimentari
11|Produzione di bevande
12|Produzione di prodotti del tabacco
13|Fabbricazione di tessili
14|Fabbricazione di articoli di abbigliamento
15|Fabbricazione di pelli e cuoio e articoli in pelle e simili di altri materiali
16|Produzione e lavorazione del legno e dei prodotti a base di legno e sughero, esclusi i mobili; fabbricazione di articoli in paglia e materiale da intreccio
17|Fabbricazione di carta e di prodotti di carta
18|Stampa e riproduzione di supporti registrati
19|Fabbricazione di coke e prodotti derivanti dalla raffinazione del petrolio
20|Fabbricazione di prodotti chimici
21|Fabbricazione di prodotti farmaceutici di base e di preparati farmaceutici
22|Fabbricazione di prodotti in gomma e in materie plastiche
23|Fabbricazione di altri prodotti della lavorazione di minerali non metalliferi
24|Fabbricazione di metalli di base
25|Fabbricazione di prodotti in metallo, esclusi macchinari e attrezzature
26|Fabbricazione di computer e prodotti di elettronica e ottica
27|Fabbricazione di apparecchiature elettriche
28|Fabbricazione di macchinari e apparecchiature n.c.a.
29|Fabbricazione di autoveicoli, rimorchi e semirimorchi
30|Fabbricazione di altri mezzi di trasporto
31|Fabbricazione di mobili
32|Altre attività manifatturiere
33|Riparazione, manutenzione e installazione di macchine e apparecchiature
35|Fornitura di energia elettrica, gas, vapore e aria condizionata
36|Raccolta, trattamento e fornitura di acqua
37|Gestione delle reti fognarie
38|Attività di raccolta, recupero e smaltimento dei rifiuti
39|Attività di risanamento e altri servizi di gestione dei rifiuti
41|Costruzione di edifici residenziali e non residenziali
42|Ingegneria civile
43|Lavori di costruzione specializzati
46|Commercio all'ingrosso
47|Commercio al dettaglio
49|Trasporto terrestre e trasporto mediante condotte
50|Trasporto marittimo e per vie d'acqua interne
51|Trasporto aereo
52|Magazzinaggio, deposito e attività di supporto ai trasporti
53|Attività postali e di corriere
55|Servizi di alloggio
56|Attività di servizi di ristorazione
58|Attività editoriali
59|Attività di produzione, post-produzione e distribuzione cinematografica, di video e programmi televisivi, di registrazioni musicali e sonore
60|Attività di programmazione, trasmissione, agenzie di stampa e altre attività di distribuzione di contenuti
61|Telecomunicazioni
62|Attività di programmazione, consulenza informatica e attività connesse
63|Infrastrutture informatiche, elaborazione dati, hosting e altri servizi di informazione
64|Attività dei servizi finanziari, escluse le assicurazioni e i fondi pensione
65|Assicurazioni, riassicurazioni e fondi pensione, escluse le assicurazioni sociali obbligatorie
66|Attività ausiliarie dei servizi finanziari e delle attività assicurative
68|Attività immobiliari
69|Attività legali e di contabilità
70|Attività di sedi centrali e consulenza gestionale
71|Attività di architettura e ingegneria; collaudi e analisi tecniche
72|Ricerca scientifica e sviluppo
73|Attività di pubblicità, ricerche di mercato e pubbliche relazioni
74|Altre attività professionali, scientifiche e tecniche
75|Servizi veterinari
77|Attività di noleggio e leasing operativo
78|Attività di ricerca, selezione, fornitura di risorse umane
79|Attività di agenzie di viaggio, tour operator e altri servizi di prenotazione e attività connesse
80|Attività di investigazione e vigilanza
81|Attività di servizi per edifici e per la cura del paesaggio
82|Attività amministrative, di supporto per le funzioni di ufficio e altri servizi di supporto alle imprese
84|Amministrazione pubblica e difesa; assicurazione sociale obbligatoria
85|Istruzione e formazione
86|Attività per la salute umana
87|Attività di assistenza residenziale
88|Attività di assistenza sociale non residenziale
90|Attività di creazione artistica e rappresentazioni artistiche
91|Attività di biblioteche, archivi, musei e altre attività culturali
92|Attività di giochi d'azzardo e scommesse
93|Attività sportive, di intrattenimento e divertimento
94|Attività di organizzazioni associative
95|Riparazione e manutenzione di computer, beni per uso personale e per la casa, autoveicoli e motocicli
96|Attività di servizi alla persona
97|Attività di famiglie e convivenze come datori di lavoro per personale domestico
98|Produzione di beni e servizi indifferenziati per uso proprio da parte di famiglie e convivenze
99|Attività di organizzazioni e organismi extraterritoriali
`

/** letter, first and last divisione, title */
export const SECTIONS_2025 = `
A|01-03|Agricoltura, silvicoltura e pesca
B|05-09|Attività estrattive
C|10-33|Attività manifatturiere
D|35-35|Fornitura di energia elettrica, gas, vapore e aria condizionata
E|36-39|Fornitura di acqua; gestione di reti fognarie, attività di trattamento dei rifiuti e risanamento
F|41-43|Costruzioni
G|46-47|Commercio all'ingrosso e al dettaglio
H|49-53|Trasporto e magazzinaggio
I|55-56|Attività dei servizi di alloggio e di ristorazione
J|58-60|Attività editoriali, trasmissioni radiofoniche e produzione e distribuzione di contenuti
K|61-63|Telecomunicazioni, programmazione e consulenza informatica, infrastrutture informatiche e altre attività dei servizi d'informazione
L|64-66|Attività finanziarie e assicurative
M|68-68|Attività immobiliari
N|69-75|Attività professionali, scientifiche e tecniche
O|77-82|Attività amministrative e di servizi di supporto
P|84-84|Amministrazione pubblica e difesa; assicurazione sociale obbligatoria
Q|85-85|Istruzione e formazione
R|86-88|Attività per la salute umana e di assistenza sociale
S|90-93|Attività artistiche, sportive e di divertimento
T|94-96|Altre attività di servizi
U|97-98|Attività di famiglie e convivenze come datori di lavoro per personale domestico e produzione di beni e servizi indifferenziati per uso proprio
V|99-99|Attività di organizzazioni e organismi extraterritoriali
`
