<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Offers\Recommendation\WizardAnswers;
use HvacBlocks\Offers\Recommendation\WizardRules;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\Router;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Recommends systems for a tonnage, a power type and a place. */
final readonly class RecommendationRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/recommendation';
	protected const MAY  = self::EVERYBODY;

	private const LONGEST       = 20;
	private const SECONDS_FRESH = 300;
	/** Seconds until a retry, if the failure does not say. */

	public function __construct( private RecommendationProvider $recommendations ) {}

	public function args(): array {
		return array(
			'tonnage'   => Schema::text( __( 'The cooling capacity in tons, such as 3.5.', 'hvac-blocks' ), self::LONGEST ),
			'powerType' => Schema::choice( array( 'gas', 'electric', 'heat pump', 'heat-pump', '' ), '', __( 'What the system runs on. Leave empty if unknown.', 'hvac-blocks' ) ),
			'zipCode'   => Schema::text( __( 'A ZIP code or a Canadian postal code.', 'hvac-blocks' ), self::LONGEST ),
		);
	}

	public function schema(): array {
		$text   = array( 'type' => 'string' );
		$texts  = array( 'type' => 'array', 'items' => $text );
		$amount = array( 'type' => array( 'integer', 'null' ) );

		return Schema::answer( 'recommendation', array(
			'tonnage'    => array( 'type' => 'number' ),
			'powerType'  => array(
				'type' => array( 'string', 'null' ),
				'enum' => array( 'gas', 'electric', 'heat pump', null ),
			),
			'systems'    => array(
				'description' => __( 'The systems that suit the home, the least expensive first.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => Schema::object( array(
					'name'           => $text,
					'tier'           => Schema::one_of( array( 'good', 'better', 'best', '' ) ),
					'products'       => Schema::list( Schema::object( self::product() ) ),
					'included'       => $texts,
					'installed_from' => array( 'description' => __( 'The installed price in dollars from which the system starts. Null if unknown.', 'hvac-blocks' ) ) + $amount,
					'installed_to'   => $amount,
				) ),
			),
			'validFrom'  => array( 'description' => __( 'The first day on which the prices are valid. Empty if there is none.', 'hvac-blocks' ) ) + $text,
			'validUntil' => array( 'description' => __( 'The last day on which the prices are valid. Empty if there is none.', 'hvac-blocks' ) ) + $text,
		) );
	}

	/** @return array<string, mixed> */
	private static function product(): array {
		$text    = array( 'type' => 'string' );
		$catalog = static fn ( string $about, array $schema ): array => array( 'description' => $about ) + $schema;

		return array_fill_keys( array( 'kind', 'product_type', 'product_name', 'product_link', 'image', 'efficiency', 'stages' ), $text ) + array(
			'product_id' => $catalog( __( 'The model number. Only products of the catalog have it.', 'hvac-blocks' ), $text ),
			'noise'      => $catalog( __( 'The noise level, such as 43 to 72 dB. Only products of the catalog have it.', 'hvac-blocks' ), $text ),
			'documents'  => $catalog( __( 'Only products of the catalog have them.', 'hvac-blocks' ), Schema::list( Schema::object( array_fill_keys( array( 'label', 'href', 'lang' ), $text ) ) ) ),
			'picture'    => $catalog( __( 'The image in several sizes. Only products of the catalog have it.', 'hvac-blocks' ), array( 'type' => 'object' ) ),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$answers = WizardAnswers::from_query( array_intersect_key( $request->get_params(), $this->args() ) );

		if ( '' === $answers->tonnage ) {
			/* translators: %s: a list of numbers such as "2.0, 2.5, 3.0". */
			return self::refused( 'hvac_blocks_invalid_tonnage', sprintf( __( 'Please give one of these tonnages: %s', 'hvac-blocks' ), implode( ', ', WizardRules::tonnages() ) ) );
		}

		if ( '' === $answers->zip ) {
			return self::refused( 'hvac_blocks_invalid_zip', __( 'Please enter a valid zip code', 'hvac-blocks' ) );
		}

		try {
			$recommendation = $this->recommendations->recommend( $answers->tonnage, $answers->power_type, $answers->zip );
		} catch ( Unavailable $failure ) {
			return Router::unavailable( $failure, 'hvac_blocks_recommendation_failed', __( 'An error occurred while fetching the recommendation.', 'hvac-blocks' ), 502 );
		}

		return CacheHeaders::shared( new WP_REST_Response( $recommendation->to_array() ), self::SECONDS_FRESH );
	}

	private static function refused( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 400 ) );
	}
}
