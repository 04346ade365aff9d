<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;

defined( 'ABSPATH' ) || exit;

/** The order of a search's dealers that a visitor chose: `?sort=rating`. */
enum DealerSort: string {
	case Nearest = 'nearest';
	case Rating  = 'rating';
	case Name    = 'name';

	public static function of( mixed $sort ): self {
		return is_string( $sort ) ? self::tryFrom( $sort ) ?? self::Nearest : self::Nearest;
	}

	/** Returns the directory whose dealers are in this order; among equals, the nearest come first. */
	public function in( DealerDirectory $directory ): DealerDirectory {
		return self::Nearest === $this ? $directory : new SortedDealerDirectory( $directory, $this );
	}

	/**
	 * @param list<Dealer> $dealers
	 * @return list<Dealer>
	 */
	public function sorted( array $dealers ): array {
		$key = match ( $this ) {
			self::Nearest => static fn (): int => 0,
			// As on cards, a rating counts from one review on.
			self::Rating  => static fn ( Dealer $dealer ): array => $dealer->review_count < 1 ? array( 0.0, 0 ) : array( -$dealer->average_rating, -$dealer->review_count ),
			self::Name    => static fn ( Dealer $dealer ): string => DealerProfileAddress::words( $dealer->name ),
		};

		usort( $dealers, static fn ( Dealer $a, Dealer $b ): int => $key( $a ) <=> $key( $b ) );

		return $dealers;
	}
}
