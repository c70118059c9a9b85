import 'reflect-metadata';
import { fromMajor, isCurrency } from '@daftar/domain';
import { createDaftar, type Daftar } from '@daftar/sdk';
import { createTestTransport } from '@daftar/sdk/testing';
import { type HeadersLike, verifyWebhook } from '@daftar/sdk/webhooks';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

const { fetch } = createTestTransport({ 'GET /merchants/get/{id}': { _id: 'm1', name: 'Nile Books' } });

@Injectable()
class Payments {
  private readonly daftar: Daftar = createDaftar({ baseUrl: 'https://api.test', fetch });

  async name(): Promise<string> {
    const merchant = await this.daftar.merchants.retrieve('m1');
    return merchant.name satisfies string;
  }

  async orderOf(body: string, headers: HeadersLike): Promise<string | undefined> {
    const event = await verifyWebhook(body, headers, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    return event.type === 'payment.succeeded' ? event.data.orderId : undefined;
  }
}

@Module({ providers: [Payments] })
class App {}

async function main() {
  const app = await NestFactory.createApplicationContext(App, { logger: false });
  if (!isCurrency('EGP') || fromMajor('1.5', 'EGP').minor !== 150n) throw new Error('No money');
  console.log(await app.get(Payments).name());
}

void main();
