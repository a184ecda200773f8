const words = (text: string): string[] => text.trim().split(/\s+/)

export const NOMI_UOMO = words(`Marco Luca Andrea Matteo Alessandro Francesco Davide Stefano Simone Giovanni Antonio
  Giuseppe Roberto Paolo Riccardo Lorenzo Fabio Massimo Enrico Salvatore Vincenzo Nicola Tommaso Pietro`)
export const NOMI_DONNA = words(`Giulia Chiara Francesca Sara Valentina Elena Martina Silvia Laura Federica Alessia
  Paola Anna Maria Cristina Ilaria Roberta Barbara Monica Daniela Teresa Rosa Caterina Beatrice`)
export const COGNOMI = words(`Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti
  Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini
  Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Parisi Villa Conte Ferri Fabbri Bianco Marini Grasso
  Valentini Messina Sala Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza
  Testa Grassi Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari Guerra Palmieri Bernardi
  Martino Fiore Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani Pagano
  Ruggiero Sorrentino Orlando Damico Negri Mantovani`)

export const VIE = [
  'Via Roma',
  'Via Garibaldi',
  'Corso Italia',
  'Via Mazzini',
  'Via Dante',
  'Via Marconi',
  'Viale della Repubblica',
  'Via Cavour',
  'Via Verdi',
  'Piazza Matteotti',
  'Via Galileo Galilei',
  'Via dell’Artigianato',
  'Via dell’Industria',
  'Via delle Officine',
  'Via Leonardo da Vinci',
  'Via della Stazione',
]

/** Words that small companies put into their names. */
export const FANTASIA =
  words(`Aurora Delta Futura Sirio Orizzonte Adriatica Tirrena Alpina Vesuvio Etna Zenit Quadrifoglio
  Europa Nuova Sole Libra Astra Meridiana Levante Ponente Eridano Atlante Argo Vega Minerva Iride`)
