CREATE TABLE "articles" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"section" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"cover" text,
	"minutes" integer NOT NULL,
	"source_name" text,
	"source_url" text,
	"feed_id" text,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "articles_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "designers" (
	"id" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"profile" jsonb NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"etag" text,
	"fetched_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "feeds_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE INDEX "articles_by_date" ON "articles" USING btree ("section","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_by_words" ON "articles" USING gin ("words");