import type { BatchMessages } from './en.ts';

export const nl: BatchMessages = {
  intro:
    'Voeg woorden toe aan een tabel met coördinaten, of coördinaten aan een tabel met woorden. Niets verlaat deze pagina.',
  drop: 'Zet hier een bestand neer: CSV, TSV, GeoJSON, GPX of KML',
  choose: 'Kies een bestand',
  paste: 'Of plak rijen',
  use: 'Gebruik deze rijen',
  reading: 'Bestand wordt gelezen…',
  empty: 'Dit bestand is leeg.',
  spreadsheet: 'Dit is een werkmap. Sla die in je rekenblad op als CSV en zet dat hier neer.',
  tooBig:
    'Dit bestand moet in zijn geheel worden gelezen en is te groot ({detail}). Als CSV mag het elke grootte hebben.',
  unreadable: 'Dit bestand is niet te lezen. {detail}',
  leftOut: {
    one: '{count} item is geen punt en wordt weggelaten.',
    other: '{count} items zijn geen punten en worden weggelaten.',
  },
  columns: 'Wat staat er in de tabel?',
  noGuess: 'Niets lijkt op coördinaten of woorden. Kies de kolommen.',
  two: 'Breedte en lengte',
  pair: 'Beide in één kolom',
  latitude: 'Breedte',
  longitude: 'Lengte',
  column: 'Kolom',
  header: 'De eerste rij bevat namen',
  start: 'Omzetten',
  cancel: 'Annuleren',
  progress: { one: '{count} rij omgezet', other: '{count} rijen omgezet' },
  done: { one: '{count} rij omgezet in {seconds} s', other: '{count} rijen omgezet in {seconds} s' },
  refused: {
    one: '{count} rij heeft geen antwoord. De laatste kolom zegt waarom.',
    other: '{count} rijen hebben geen antwoord. De laatste kolom zegt waarom.',
  },
  onlyRefused: 'Alleen rijen zonder antwoord',
  first: 'De eerste rijen: {count}',
  onMap: 'Op de kaart: {count}',
  download: 'Downloaden',
  writing: 'Bestand wordt geschreven: {percent} %',
  change: 'Kolommen wijzigen',
  another: 'Ander bestand',
};
