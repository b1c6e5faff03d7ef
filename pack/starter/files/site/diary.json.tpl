{
  "lastId": 1,
  "posts": [
    {
      "id": 1,
      "sample": true,
      "title": "Sample: a first job",
      "town_slug": "%{raw:homeSlug}",
      "town_label": %{home},
      "service_slug": "%{raw:firstService}",
      "date_iso": "2026-03-09",
      "images": [],
      "body": "A sample of what a post says: what there was to do, what was found and how it was left. Two or three sentences that a neighbour would read, and photographs where there are some.",
      "created_at": "2026-03-09T17:00:00.000Z"
    }
  ]
}
