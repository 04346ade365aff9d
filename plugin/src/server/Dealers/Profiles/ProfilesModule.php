<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use Closure;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\MemoizedDealerDirectory;
use HvacBlocks\Dealers\Profiles\Places\DealerFixtures;
use HvacBlocks\Dealers\Profiles\Places\DealerPlaces;
use HvacBlocks\Dealers\Profiles\Places\EmbeddedDealerPlaces;
use HvacBlocks\Dealers\Profiles\Places\ExampleDealers;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\OnPages;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Dealers' profiles and the directory of places. */
final readonly class ProfilesModule implements Module, BlockContributor {
	/** The dealers of one page, each requested once. */
	public MemoizedDealerDirectory $dealers;

	public EmbeddedDealerPlaces $places;

	public function __construct( private wpdb $wpdb, private Settings $settings, DealerDirectory $dealers ) {
		$this->dealers = new MemoizedDealerDirectory( $dealers );
		$this->places  = new EmbeddedDealerPlaces( $wpdb, $settings );
	}

	public function features(): array {
		return array(
			new DealerPages( $this->finder( ... ) ),
			new OnPages( fn (): Feature => new Sitemaps( fn (): DealerSitemap => new DealerSitemap( $this->wpdb, $this->settings, $this->places ) ) ),
		);
	}

	public function finder(): PageFinder {
		return new PageFinder( $this->dealers, $this->places, $this->settings, new SitePages( new BasePath( $this->settings ), new ConfiguredPages( $this->settings ) ) );
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array(
				DealerDirectory::class => fn (): DealerDirectory => $this->dealers,
				DealerPlaces::class    => fn (): DealerPlaces => $this->places,
			),
			examples: array( 'dealers' => self::example( ... ) ),
		);
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array<class-string, Closure(): object>
	 */
	private static function example( array $answer ): array {
		$dealers = new ExampleDealers( DealerFixtures::resolved( $answer ) );

		return array(
			DealerDirectory::class => static fn (): DealerDirectory => $dealers,
			DealerPlaces::class    => static fn (): DealerPlaces => $dealers,
		);
	}
}
