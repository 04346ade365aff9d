<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use Closure;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Recommendation\Systems\ConfiguredRecommendations;
use HvacBlocks\Offers\Recommendation\Systems\EmbeddedRecommendations;
use HvacBlocks\Offers\Recommendation\Systems\ExampleRecommendations;
use HvacBlocks\Offers\Recommendation\Systems\HttpRecommendations;
use HvacBlocks\Offers\Recommendation\Systems\RecommendationConnection;
use HvacBlocks\Offers\Recommendation\Systems\RecommendationProvider;
use HvacBlocks\Offers\Recommendation\Systems\RecommendationRoute;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Recommendations of systems for a home. */
final readonly class RecommendationModule implements Module, BlockContributor, ConnectionContributor, RouteContributor {
	/**
	 * @param string                      $file    the built-in systems
	 * @param Closure(): ProductDirectory $catalog
	 */
	public function __construct( private Settings $settings, private UpstreamClient $upstream, private string $file, private Closure $catalog ) {}

	public function features(): array {
		$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.

		return array( new WizardInsteadOfResults(), new AnswersInLanguageLinks(), ...( $is_post ? array( new ZipPostRedirect() ) : array() ) );
	}

	public function routes(): array {
		return array( 'recommendation' => fn (): array => array( new RecommendationRoute( $this->recommendations() ) ) );
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array( RecommendationProvider::class => $this->recommendations( ... ) ),
			examples: array( 'recommendation' => $this->example( ... ) ),
		);
	}

	public function connection_checks(): array {
		return array( new RecommendationConnection( $this->settings ) );
	}

	private function recommendations(): RecommendationProvider {
		return new ConfiguredRecommendations( $this->settings, new EmbeddedRecommendations( $this->file, catalog: ( $this->catalog )() ), new HttpRecommendations( $this->settings, $this->upstream ) );
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array<class-string, Closure(): object>
	 */
	private function example( array $answer ): array {
		return array( RecommendationProvider::class => fn (): ExampleRecommendations => new ExampleRecommendations( $answer, $this->file ) );
	}
}
