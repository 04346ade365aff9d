<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

defined( 'ABSPATH' ) || exit;

/**
 * The structured data of a page's blocks, combined into complete schema.org nodes: the questions of all blocks form one FAQPage, the steps of a block
 * its HowTo. Content that appears twice on a page is listed once.
 */
final class BlockNodes {
	/** @var array<string, mixed>|null the breadcrumb trail of the first block that has one */
	private ?array $trail = null;

	/** @var array<string, array<string, mixed>> by their names */
	private array $questions = array();

	/** @var array<string, array<string, mixed>> by the addresses of their players */
	private array $videos = array();

	/** @var array<string, array<string, mixed>> by their names */
	private array $guides = array();

	/** @var array<string, array<string, mixed>> by their names and addresses */
	private array $products = array();

	/** @var list<array<string, mixed>> the steps of the next guide: WordPress renders inner blocks first */
	private array $steps = array();

	/** @param array<string, mixed> $node */
	public function add( array $node ): void {
		$text = static fn ( string $key ): string => is_string( $node[ $key ] ?? null ) ? $node[ $key ] : '';

		switch ( $node['@type'] ?? '' ) {
			case 'BreadcrumbList':
				$this->trail ??= $node;
				break;
			case 'Question':
				$this->questions[ $text( 'name' ) ] ??= $node;
				break;
			case 'VideoObject':
				$this->videos[ $text( 'embedUrl' ) ] ??= $node;
				break;
			case 'Product':
				$this->products[ $text( 'name' ) . ' ' . $text( 'url' ) ] ??= $node;
				break;
			case 'HowToStep':
				$this->steps[] = $node + array( 'position' => count( $this->steps ) + 1 );
				break;
			case 'HowTo':
				$this->guides[ $text( 'name' ) ] ??= $node + array( 'step' => $this->steps );
				$this->steps                      = array();
		}
	}

	/**
	 * @param string $page the page's address
	 * @return list<array<string, mixed>> each with its `@type`
	 */
	public function all( string $page ): array {
		return array_values(
			array_filter(
				array(
					$this->trail,
					array() === $this->questions ? null : array(
						'@type'      => 'FAQPage',
						'@id'        => "$page#faq",
						'mainEntity' => array_values( $this->questions ),
					),
					...array_values( $this->videos ),
					...array_values( $this->guides ),
					...array_values( $this->products ),
				)
			)
		);
	}
}
