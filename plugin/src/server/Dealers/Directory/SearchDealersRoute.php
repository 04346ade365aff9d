<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\DealerSchema;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\Early\EarlyRoute;
use HvacBlocks\Platform\Rest\JsonResponse;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Finds the dealers near a ZIP, a postal code or a city, or those of a name. */
final readonly class SearchDealersRoute extends Endpoint implements EarlyRoute {
	protected const PATH = '/hvac-blocks/v1/dealers';
	protected const MAY  = self::EVERYBODY;

	/** How long browsers and proxies may cache an answer; shorter if the site itself caches it for less. */
	private const SECONDS_FRESH = 300;

	/** Longer than any place name. */
	private const MOST_BYTES = 500;

	public function __construct( private DealerDirectory $dealers, private Settings $settings ) {}

	public function args(): array {
		return array(
			// Neither required nor limited here: an empty one has its own message, and text that is too long is a place that does not exist.
			'q'    => array(
				'description' => __( 'A ZIP code, a Canadian postal code, a city with or without a state, or a part of a dealer’s name.', 'hvac-blocks' ),
				'type'        => 'string',
				'default'     => '',
			),
			'mode' => Schema::choice( array_column( SearchMode::cases(), 'value' ), SearchMode::Standard->value, __( 'Search mode. Campaign mode uses the provider’s own dealer information.', 'hvac-blocks' ) ),
			'radius' => array(
				'description' => __( 'The distance in miles with which the search starts: one of the setting “Search distances”. Others have no effect.', 'hvac-blocks' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => 500,
				'default'     => 0,
			),
			'sort'   => Schema::choice( array_column( DealerSort::cases(), 'value' ), DealerSort::Nearest->value, __( 'The order of the dealers. Those that are equal come nearest first.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return DealerSchema::result();
	}

	public function answers_early( array $arguments ): bool {
		return array() === array_diff( array_keys( $arguments ), array( 'q', 'mode', 'radius', 'sort' ) )
			&& '' !== self::cleaned( $arguments['q'] ?? '' )
			// Its texts are translated, which WordPress cannot do yet.
			&& ! MilitaryAddress::is( self::cleaned( $arguments['q'] ?? '' ) )
			&& null !== SearchMode::tryFrom( $arguments['mode'] ?? SearchMode::Standard->value )
			&& null !== DealerSort::tryFrom( $arguments['sort'] ?? DealerSort::Nearest->value )
			&& $this->dealers instanceof ConfiguredDealerDirectory && $this->dealers->is_own();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$query = self::cleaned( self::text( $request, 'q' ) );

		if ( '' === $query ) {
			return new WP_Error( 'hvac_blocks_missing_location', __( 'Zip code or city is required', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		$mode = SearchMode::tryFrom( self::text( $request, 'mode' ) ) ?? SearchMode::Standard;

		try {
			$dealers = DealerSort::of( $request['sort'] )->in( ChosenDistance::in( $this->dealers, $request['radius'] ) );
			$texts   = MilitaryAddress::is( $query ) ? MilitaryAddress::texts( $query, $dealers->search( $query, $mode ) ) : null;
			$json    = null === $texts ? SearchJson::of( $dealers, $query, $mode ) : SearchJson::encode( SearchResult::nowhere()->to_array() + array( 'texts' => $texts ) );
		} catch ( Unavailable $failure ) {
			return DealersUnavailable::answer( $failure );
		}

		return CacheHeaders::shared( new JsonResponse( $json ), min( self::SECONDS_FRESH, $this->settings->int( 'dealer_cache_seconds' ) ) );
	}

	/** Removes characters that no place name contains and JSON cannot encode; cuts text far too long for a place to one that is still too long. */
	private static function cleaned( string $query ): string {
		return trim( preg_replace( '/[\x00-\x1F\x7F]+/', '', wp_check_invalid_utf8( substr( $query, 0, self::MOST_BYTES ), true ) ) ?? '' );
	}
}
