<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Offers\Catalog\ExampleProducts;
use HvacBlocks\Platform\Http\FailureReason;

defined( 'ABSPATH' ) || exit;

/**
 * The recommendation of an `examples.json`: `"recommendation": { "failure": "timeout" }` fails, `{ "systems": [] }` returns those systems, `{}` the
 * built-in ones as on the day they were listed; `{ "products": [] }` those with a catalog of these products.
 */
final readonly class ExampleRecommendations implements RecommendationProvider {
	private const DAY = '2026-06-01';

	/** @param array<string, mixed> $answer */
	public function __construct( private array $answer, private string $file ) {}

	public function recommend( string $tonnage, string $power_type, string $zip ): Recommendation {
		return match ( true ) {
			isset( $this->answer['failure'] ) => throw FailureReason::Timeout->failure(),
			isset( $this->answer['systems'] ) => UpstreamRecommendation::read( $this->answer, $tonnage, $power_type ),
			default                           => ( new EmbeddedRecommendations( $this->file, self::DAY, isset( $this->answer['products'] ) ? new ExampleProducts( $this->answer ) : null ) )->recommend( $tonnage, $power_type, $zip ),
		};
	}
}
