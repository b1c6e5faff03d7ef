/**
 * Counties of England and cities of Britain whose names are not also ordinary words or parts of
 * towns. The pack's atlas has ordinary words, such as Bury, City and Reading, and lacks many
 * cities.
 */
export const counties: readonly string[] = [
  'Avon, Bedfordshire, Berkshire, Buckinghamshire, Cambridgeshire, Cheshire, Cornwall, Cumbria',
  'Derbyshire, Devon, Dorset, Durham, Essex, Gloucestershire, Hampshire, Herefordshire',
  'Hertfordshire, Kent, Lancashire, Leicestershire, Lincolnshire, Norfolk, Northamptonshire',
  'Northumberland, Nottinghamshire, Oxfordshire, Rutland, Shropshire, Somerset, Staffordshire',
  'Suffolk, Surrey, Sussex, Warwickshire, Wiltshire, Worcestershire, Yorkshire',
  'Aberdeen, Birmingham, Bristol, Cambridge, Canterbury, Cardiff, Coventry, Edinburgh, Exeter',
  'Glasgow, Gloucester, Leeds, Leicester, Liverpool, Manchester, Norwich, Nottingham',
  'Oxford, Peterborough, Plymouth, Portsmouth, Salisbury, Sheffield, Southampton, Swansea, Truro',
].flatMap((names) => names.split(', '));
