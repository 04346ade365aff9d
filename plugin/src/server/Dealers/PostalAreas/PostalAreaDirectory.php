<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Platform\Database\DatabaseFailure;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the place that a visitor typed.
 *
 * Assumptions:
 * - `$query` is untrusted text of any length and encoding: a US ZIP (12345, 12345-6789), a Canadian postal code (A1A 1A1 or its
 *   first half), "City, ST" or "City".
 * - Null means that the place does not exist, or that the service in the settings cannot look it up right now.
 * - If several places share a name, the largest is meant; the result's region identifies it.
 */
interface PostalAreaDirectory {
	/** @throws DatabaseFailure if the plugin's own table cannot be read */
	public function find( string $query ): ?Place;

	/**
	 * Returns what else a query may mean, the largest places first, at most eight: places of the same name, those of the state that it names, or, if no
	 * place was found, those with the most similar names. A state, also a misspelled one, is itself the first.
	 *
	 * @param Place|null $found the result of `find()`
	 * @return list<NamedPlace>
	 */
	public function others( string $query, ?Place $found ): array;
}
