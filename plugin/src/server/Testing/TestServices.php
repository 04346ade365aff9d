<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use Closure;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\PostalAreas\PostalAreasModule;
use HvacBlocks\Dealers\Profiles\Places\ExampleDealers;
use HvacBlocks\Dealers\Profiles\ProfilesModule;
use HvacBlocks\Editing\Articles\ArticlesModule;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockServices;
use HvacBlocks\Editing\Blocks\Examples\ExampleServices;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Editing\Forms\FormsModule;
use HvacBlocks\Editing\Seo\SeoModule;
use HvacBlocks\Leads\Consent\ConsentModule;
use HvacBlocks\Offers\Catalog\CatalogModule;
use HvacBlocks\Offers\Rebates\RebatesModule;
use HvacBlocks\Offers\Recommendation\RecommendationModule;
use HvacBlocks\Platform\Http\LazyUpstreamClient;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\ConfiguredCache;
use HvacBlocks\Site\SiteSearch\SiteSearchModule;
use LogicException;

/** The services of blocks in tests: the site's settings, the plugin's forms and consent texts, and no dealers. */
final class TestServices {
	/** @param array<class-string, object> $others instead of these */
	public static function of( array $others = array() ): BlockServices {
		return ( new BlockServices( self::contributions()->services ) )->with( array_map( static fn ( object $service ): Closure => static fn (): object => $service, $others ) );
	}

	public static function of_examples( BlockServices $services ): ExampleServices {
		return new ExampleServices( $services, self::contributions()->examples );
	}

	/** @return list<class-string> */
	public static function cacheable(): array {
		return self::contributions()->cacheable;
	}

	private static function contributions(): BlockContributions {
		global $wpdb;
		$forms   = new FormsModule();
		$dealers = new ExampleDealers( array( 'dealers' => array() ) );
		$nobody  = new LazyUpstreamClient( static fn (): UpstreamClient => throw new LogicException( 'No service is asked.' ) );

		$locations = new PostalAreasModule( $wpdb, new Settings(), $nobody, '' );

		return ( new BlockContributions(
			services: array(
				Settings::class        => static fn (): Settings => new Settings(),
				SitePages::class       => static fn (): SitePages => new SitePages(),
				FirstLanguage::class   => static fn (): FirstLanguage => new FirstLanguage(),
				DealerDirectory::class => static fn (): DealerDirectory => $dealers,
			),
			cacheable: array( Settings::class, SitePages::class, FirstLanguage::class )
		) )->with( $forms->for_blocks(), ( new ConsentModule( $wpdb, $forms->library ) )->for_blocks(), ( new SeoModule( $wpdb, new CachedPage( new ConfiguredCache(), '' ) ) )->for_blocks(), ( new ArticlesModule() )->for_blocks(), ( new RecommendationModule( new Settings(), $nobody, dirname( __DIR__, 3 ) . '/data/systems.json', ( new CatalogModule( $wpdb ) )->directory( ... ) ) )->for_blocks(), $locations->for_blocks(), ( new CatalogModule( $wpdb ) )->for_blocks(), ( new RebatesModule( $wpdb, new Settings(), $nobody, $locations ) )->for_blocks(), ( new ProfilesModule( $wpdb, new Settings(), $dealers ) )->for_blocks(), ( new SiteSearchModule( $wpdb, new BasePath(), ( new CatalogModule( $wpdb ) )->store( ... ) ) )->for_blocks() );
	}
}
