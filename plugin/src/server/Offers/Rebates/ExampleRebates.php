<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Editing\Blocks\Fixtures;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The rebates of an example: those in its answer, whatever the query. */
final readonly class ExampleRebates implements RebateSearch {
	/** @param array<string, mixed> $answer `location` and `rebates` as `Rebate::from_array()` reads them, or by their names in `plugin/blocks/_fixtures/`, and `demo`; or `failed` */
	public function __construct( private array $answer ) {}

	public function find( string $query, Language $language, int $page, string $category = '' ): RebatePage {
		if ( true === ( $this->answer['failed'] ?? false ) ) {
			throw FailureReason::Timeout->failure();
		}

		$offers = array();
		$given  = Fixtures::of( 'rebates' )->many( 'rebates', $this->answer['rebates'] ?? null );

		foreach ( is_array( $given ) ? $given : array() as $values ) {
			$offers[] = Rebate::from_array( is_array( $values ) ? $values : array() )->offer( $language );
		}

		$place = Fixtures::of( 'dealers' )->one( 'places', $this->answer['location'] ?? null );
		$place = is_array( $place ) ? Place::from_array( $place ) : null;
		$page  = max( 1, min( $page, (int) ceil( count( $offers ) / RebatePage::SIZE ) ) );

		return new RebatePage( $place, count( $offers ), $page, array_slice( $offers, ( $page - 1 ) * RebatePage::SIZE, RebatePage::SIZE ), true === ( $this->answer['demo'] ?? false ) );
	}
}
