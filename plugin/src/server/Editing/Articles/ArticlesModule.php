<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

use Closure;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Blocks\Preview\EditorNotice;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;

defined( 'ABSPATH' ) || exit;

/** Articles that pages recommend. */
final readonly class ArticlesModule implements Module, BlockContributor, RouteContributor {
	private ArticleLibrary $library;

	public function __construct() {
		$this->library = new PostArticles();
	}

	public function features(): array {
		return array();
	}

	public function routes(): array {
		return array( 'articles' => fn (): array => array( new ArticlesRoute( $this->library ) ) );
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array( ArticleLibrary::class => fn (): ArticleLibrary => $this->library ),
			needs: array( 'article' => self::missing( ... ) ),
			examples: array( 'articles' => self::example( ... ) ),
			cacheable: array( ArticleLibrary::class ),
		);
	}

	private static function missing( string $link ): ?EditorNotice {
		return '' === $link ? null : new EditorNotice( __( 'This article is a draft, private, in the Trash, deleted, or from another site, so the page does not show it. Choose another.', 'hvac-blocks' ) );
	}

	/**
	 * @param array<array-key, mixed> $answer
	 * @return array<class-string, Closure(): object>
	 */
	private static function example( array $answer ): array {
		return array( ArticleLibrary::class => static fn (): ExampleArticles => new ExampleArticles( $answer ) );
	}
}
