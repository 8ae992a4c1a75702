CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- A point on the Earth, given in degrees, as a point of the unit sphere in space.
CREATE FUNCTION public.alliance_location(latitude float8, longitude float8) RETURNS cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN cube(ARRAY[cosd(latitude) * cosd(longitude), cosd(latitude) * sind(longitude), sind(latitude)]);
