<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/** A directory that finds dealers by a part of their name: in suggestions, and in a search for a text that is no place. */
interface SearchesNames extends DealerDirectory {
	/** At most this many dealers are the answer to a name. */
	public const MOST_NAMED = 24;

	/**
	 * Returns dealers whose name contains the beginning of these words; none for less than three letters.
	 *
	 * @param string $name untrusted text of any length
	 * @param string $near a place: the nearest come first, each with its distance; otherwise in the order of their names
	 * @return list<Dealer>
	 * @throws Unavailable if the provider cannot answer now
	 */
	public function named( string $name, string $near, int $most ): array;
}
