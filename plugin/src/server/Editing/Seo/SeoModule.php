<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use Closure;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Blocks\Preview\EditorNotice;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Editing\Content\PagePaths;
use HvacBlocks\Editing\Content\PublishedPosts;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Group;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\OnPages;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\PageAddresses;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** What search engines learn about pages. */
final readonly class SeoModule implements Module, BlockContributor {
	public function __construct( private wpdb $wpdb, private CachedPage $page ) {}

	public function features(): array {
		$templates = new UnindexedTemplates();
		$unindexed = new UnindexedPosts( new PublishedPosts( $this->wpdb ), $templates );

		$links     = new HreflangLinks( new LanguageAlternates() );

		return array(
			$links,
			new OnPages( fn (): Feature => new Group( new SitemapAlternates( new PagePaths( $this->wpdb ), $unindexed ), new PageGraph() ) ),
			new PageRobots( $unindexed, $templates, $this->page ),
			new MetaDescription(),
			new OnPages( fn (): Feature => $this->head( $links ) ),
		);
	}

	private function head( HreflangLinks $links ): Feature {
		$social = new SocialTags( new SocialImages( page: $this->page ) );

		return new Group( $social, new Head( array( $links->tags( ... ), MetaDescription::tags( ... ), CanonicalAddress::tags( ... ), $social->tags( ... ) ) ) );
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array(
				PageTrail::class     => static fn (): PageTrail => new PageTrail(),
				PageSubject::class   => PageSubject::of_request( ... ),
				PageAddresses::class => PageAddresses::of_request( ... ),
			),
			cacheable: array( PageTrail::class, PageSubject::class, PageAddresses::class ),
			needs: array( 'robots' => self::unknown( ... ) ),
			examples: array(
				'trail'      => self::trail( ... ),
				'alternates' => self::alternates( ... ),
			),
		);
	}

	private static function unknown( string $value ): EditorNotice {
		/* translators: %s: a value such as noarchive */
		return new EditorNotice( sprintf( __( 'Search engines are told nothing, since this block does not know the value "%s". Choose another in its settings.', 'hvac-blocks' ), $value ) );
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array<class-string, Closure(): object>
	 */
	private static function trail( array $answer ): array {
		/** @var list<array{text: string, url: string}> $steps */
		$steps = $answer['steps'];

		return array( PageTrail::class => static fn (): PageTrail => new PageTrail( $steps ) );
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array<class-string, Closure(): object>
	 */
	private static function alternates( array $answer ): array {
		return array( PageAddresses::class => static fn (): PageAddresses => new PageAddresses( array_filter( $answer, is_string( ... ) ) ) );
	}
}
